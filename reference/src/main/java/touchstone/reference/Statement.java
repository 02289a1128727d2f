package touchstone.reference;

import java.util.List;

/** What players say to each other before, after or instead of play: offers, agreements, claims. */
public sealed interface Statement {

    /**
     * The players agree on points for White, before the first move.
     *
     * @param points negative for points to Black
     */
    record Komi(double points) implements Statement {}

    /**
     * The players bid in turn for playing Black, before the first move.
     *
     * @param bids in points of komi, in the order in which they are made; one at least
     */
    record Bids(List<Double> bids) implements Statement {
        public Bids {
            bids = List.copyOf(bids);
        }
    }

    /** The players agree on a handicap, before the first move. */
    record Handicap(int stones) implements Statement {}

    /** Black puts the handicap stones that were agreed on. */
    record Placement(PointSet points) implements Statement {}

    /** The players agree to stop the play. */
    record Stop() implements Statement {}

    /**
     * The players agree which stones are dead, and that all others are alive.
     *
     * @param stones none, if all are alive
     */
    record Dead(PointSet stones) implements Statement {}

    /** A player asks for stopped play to be resumed. */
    record Resume(Color requester) implements Statement {}

    /** The players agree to resume stopped play, and who moves. */
    record NextMover(Color mover) implements Statement {}

    /** After a stop the players agree on nothing, neither on what is dead nor on going on. */
    record Deadlock() implements Statement {}

    /** The players agree that the game goes round in a circle. */
    record Repeats() implements Statement {}

    record Resigns(Color player) implements Statement {}
}
