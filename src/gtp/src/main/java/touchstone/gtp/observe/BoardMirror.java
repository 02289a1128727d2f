package touchstone.gtp.observe;

import java.util.List;
import touchstone.gtp.game.PlayedMove;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** The mirrorings of a board of any size. */
public enum BoardMirror {
    NONE(false, false),
    LEFT_TO_RIGHT(true, false),
    TOP_TO_BOTTOM(false, true),
    BOTH(true, true);

    private final boolean columns;
    private final boolean rows;

    BoardMirror(boolean columns, boolean rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The same moves as this mirror shows them. */
    public List<PlayedMove> of(List<PlayedMove> turns, Board board) {
        return turns.stream()
                .map(turn -> turn.move() instanceof Move.Play play
                        ? PlayedMove.play(turn.player(), of(play.point(), board))
                        : turn)
                .toList();
    }

    private Point of(Point point, Board board) {
        return new Point(
                columns ? board.width() - 1 - point.column() : point.column(),
                rows ? board.height() - 1 - point.row() : point.row());
    }
}
