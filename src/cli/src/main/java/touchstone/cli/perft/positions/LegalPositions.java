package touchstone.cli.perft.positions;

import java.util.function.Consumer;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** The positions in which every stone has a liberty, found one by one by the reference's own definition of a liberty. */
public final class LegalPositions {

    /** The most points a board may have for this: 4x4 has 24 million positions. */
    public static final int MOST_POINTS = 16;

    private static final BaseRules RULES = new BaseRules();

    private LegalPositions() {}

    /** How many there are. Takes some seconds for 4x4. */
    public static long count(Board board) {
        long[] count = new long[1];
        forEach(board, position -> count[0]++);
        return count[0];
    }

    /**
     * Each of them. The points still to be filled are empty meanwhile: a stone that has no liberty now will have none when
     * they are filled, and need not be followed further.
     */
    public static void forEach(Board board, Consumer<Position> visitor) {
        forEach(Position.empty(board), 0, visitor);
    }

    private static void forEach(Position position, int index, Consumer<Position> visitor) {
        if (index == position.board().size()) {
            visitor.accept(position);
            return;
        }
        forEach(position, index + 1, visitor);
        Point point = position.board().points().get(index);
        for (Color color : Color.values()) {
            Position placed = position.with(color, point);
            if (isLegal(placed)) {
                forEach(placed, index + 1, visitor);
            }
        }
    }

    private static boolean isLegal(Position position) {
        return RULES.withoutLiberty(position, Color.BLACK).isEmpty()
                && RULES.withoutLiberty(position, Color.WHITE).isEmpty();
    }
}
