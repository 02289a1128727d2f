package touchstone.spi.status;

import touchstone.reference.PointSet;

/** A session that judges life and death: {@link touchstone.spi.Capability#STATUSES}. */
public interface StatusView {

    /**
     * The stones that have this status in the position on the board, if the game ended now. Each stone has one.
     *
     * @throws touchstone.spi.UnsupportedException if it does not know of some stone
     */
    PointSet statuses(StoneStatus status);
}
