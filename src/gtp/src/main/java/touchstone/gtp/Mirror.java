package touchstone.gtp;

import java.util.List;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** The ways to turn a game over on a board of any size. */
enum Mirror {
    NONE(false, false),
    LEFT_TO_RIGHT(true, false),
    TOP_TO_BOTTOM(false, true),
    BOTH(true, true);

    private final boolean columns;
    private final boolean rows;

    Mirror(boolean columns, boolean rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The same moves as this mirror shows them. */
    List<Turn> of(List<Turn> turns, Board board) {
        return turns.stream()
                .map(turn -> turn.move() instanceof Move.Play play
                        ? Turn.play(turn.player(), of(play.point(), board))
                        : turn)
                .toList();
    }

    private Point of(Point point, Board board) {
        return new Point(
                columns ? board.width() - 1 - point.column() : point.column(),
                rows ? board.height() - 1 - point.row() : point.row());
    }
}
