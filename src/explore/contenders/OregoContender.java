import edu.lclark.orego.core.Board;
import edu.lclark.orego.core.Legality;
import touchstone.explore.speed.Contender;

/** The board of Orego 8, https://github.com/Orego/Orego. Its own build is not needed; README.md beside this says how. */
public final class OregoContender implements Contender {

    private Board board = new Board(9);

    @Override
    public String name() {
        return "orego";
    }

    @Override
    public String lacks() {
        return "no self-capture, superko by hash alone, no history: one board that changes";
    }

    /** The same board, cleared: Orego's own playouts do so too. */
    @Override
    public Line begin(int size) {
        if (board.getCoordinateSystem().getWidth() == size) {
            board.clear();
        } else {
            board = new Board(size);
        }
        return (column, row) -> board.play(board.getCoordinateSystem().at(row, column)) == Legality.OK;
    }
}
