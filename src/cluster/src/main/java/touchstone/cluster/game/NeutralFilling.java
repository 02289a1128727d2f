package touchstone.cluster.game;

import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** Neutral points, which people often leave, filled by turns: a point only if the stone there and all others keep two liberties. */
final class NeutralFilling {

    private static final BaseRules RULES = new BaseRules();

    private static final int LIBERTIES = 2;

    private NeutralFilling() {}

    /** @param position without dead stones */
    static Position of(Position position, Color toMove) {
        Position filled = position;
        Color player = toMove;
        for (Point point : neutral(position)) {
            Position placed = filled.with(player, point);
            if (safe(placed, point)) {
                filled = placed;
                player = player.opponent();
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
