package touchstone.cluster.game;

import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.Removal;

/** Neutral points, which people often leave, filled by turns: a point only if the stone there and all others keep two liberties. */
final class NeutralFilling {

    private static final BaseRules RULES = new BaseRules();

    private static final int LIBERTIES = 2;

    private NeutralFilling() {}

    /** @param game without dead stones, before the passes that end it */
    static Game of(Game game) {
        Game filled = game;
        for (Point point : neutral(game.position())) {
            Position placed = filled.position().with(filled.toMove(), point);
            if (safe(placed, point)) {
                filled = filled.then(new Move.Play(point), placed, Removal.nothing(game.board()));
            }
        }
        return filled;
    }

    /** Those beside both players. */
    private static Iterable<Point> neutral(Position position) {
        return position.empties()
                .and(RULES.adjacent(position.stones(Color.BLACK)))
                .and(RULES.adjacent(position.stones(Color.WHITE)));
    }

    private static boolean safe(Position position, Point played) {
        for (Point point : RULES.adjacent(position.board().none().with(played))
                .with(played)
                .and(position.stones())) {
            if (RULES.liberties(position, point).size() < LIBERTIES) {
                return false;
            }
        }
        return true;
    }
}
