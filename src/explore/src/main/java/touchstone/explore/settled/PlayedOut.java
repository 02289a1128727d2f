package touchstone.explore.settled;

import java.util.Optional;
import touchstone.life.UnconditionalLife;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Whether a position is played out: every stone is alive and every empty point is surrounded by one player, beyond any
 * doubt. Whoever takes dead stones off, leaves them, or plays on to find out, counts the same board.
 *
 * <p>That needs all of this: there are stones; no empty region is bordered by both players; every empty point is beside a
 * stone of its owner, so that nothing the opponent puts there ever has an eye; every stone is alive by {@link
 * UnconditionalLife}, so there is no dead stone and no seki.
 */
public final class PlayedOut {

    private static final BaseRules RULES = new BaseRules();

    /** What is still open in a position. */
    public enum Doubt {
        /** The board is empty. */
        NO_STONES,
        /** An empty region is bordered by both players. */
        NEUTRAL_POINTS,
        /** An empty point is so far from the stones around it that an opponent could live there. */
        ROOM,
        /** A stone is not alive unconditionally: it may be dead, or in seki. */
        STONES_NOT_ALIVE
    }

    private PlayedOut() {}

    public static boolean test(Position position) {
        return doubt(position).isEmpty();
    }

    /** The first thing that is still open; empty if the position is played out. */
    public static Optional<Doubt> doubt(Position position) {
        if (position.stones().isEmpty()) {
            return Optional.of(Doubt.NO_STONES);
        }
        PointSet besideBlack = RULES.adjacent(position.stones(Color.BLACK));
        PointSet besideWhite = RULES.adjacent(position.stones(Color.WHITE));
        PointSet empties = position.empties();
        if (RULES.reached(empties.and(besideBlack), empties).intersects(besideWhite.and(empties))) {
            return Optional.of(Doubt.NEUTRAL_POINTS);
        }
        if (!empties.minus(besideBlack).minus(besideWhite).isEmpty()) {
            return Optional.of(Doubt.ROOM);
        }
        for (Color player : Color.values()) {
            if (!UnconditionalLife.of(position, player).stones().equals(position.stones(player))) {
                return Optional.of(Doubt.STONES_NOT_ALIVE);
            }
        }
        return Optional.empty();
    }
}
