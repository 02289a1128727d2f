package touchstone.reference;

import java.util.function.Consumer;

/** All legal positions of a board, those in which every stone has a liberty; and one that tests share. */
final class Positions {

    /** The last position of the article's section on territory: Black 44, White 36, one point neutral. */
    static final String ARTICLE = """
            . . X X X O . . .
            . X . X O . . O .
            . X X O O . . . O
            . . X X O . O O X
            . . X O . . O X X
            . X O O O O X . X
            . . X O O X X X X
            . . X O O O X . O
            . . X X X O X O .
            """;

    private static final BaseRules RULES = new BaseRules();

    private Positions() {}

    static boolean isLegal(Position position) {
        return RULES.withoutLiberty(position, Color.BLACK).isEmpty()
                && RULES.withoutLiberty(position, Color.WHITE).isEmpty();
    }

    /**
     * The legal positions only. The points still to be filled are empty meanwhile: a stone that has no liberty now will
     * have none when they are filled, and need not be followed further.
     */
    static void forEachLegal(Board board, Consumer<Position> visitor) {
        forEachLegal(Position.empty(board), 0, visitor);
    }

    private static void forEachLegal(Position position, int index, Consumer<Position> visitor) {
        if (index == position.board().size()) {
            visitor.accept(position);
            return;
        }
        forEachLegal(position, index + 1, visitor);
        Point point = position.board().points().get(index);
        for (Color color : Color.values()) {
            Position placed = position.with(color, point);
            if (isLegal(placed)) {
                forEachLegal(placed, index + 1, visitor);
            }
        }
    }
}
