package touchstone.spi;

import touchstone.reference.Position;

/** A session that shows its board: {@link Capability#READS_BOARD}. */
public interface BoardView {

    /**
     * The stones on the board.
     *
     * @throws OtherBoardException if a record has been loaded and the board shown has another size than the record's
     */
    Position position();
}
