package touchstone.reference;

import java.util.Optional;

/**
 * The course of a game besides its moves: what the players agreed on, and who passed.
 *
 * @param stopped whether the players have agreed to stop
 * @param resumed whether play was resumed after a stop
 * @param end what the players have said that ended the game
 */
public record Course(Terms terms, Passes passes, boolean stopped, boolean resumed, Optional<End> end) {

    static final Course START = new Course(Terms.EVEN, Passes.NONE, false, false, Optional.empty());

    /**
     * What the players agree on before the first move.
     *
     * @param komi points for White
     * @param handicap the number of stones; 0 in an even game
     * @param placementDue whether Black has yet to place them
     */
    public record Terms(double komi, int handicap, boolean placementDue) {

        static final Terms EVEN = new Terms(0, 0, false);
    }

    /**
     * Who has passed since the start or the set-up.
     *
     * @param first the number of the first pass among the moves of the game, from 1; 0 if there is none
     * @param firstPasser who made it
     * @param black how often Black has passed
     * @param white how often White has
     */
    public record Passes(int first, Optional<Color> firstPasser, int black, int white) {

        static final Passes NONE = new Passes(0, Optional.empty(), 0, 0);

        public int of(Color player) {
            return player == Color.BLACK ? black : white;
        }

        private Passes and(Color player, int number) {
            return new Passes(
                    first == 0 ? number : first,
                    first == 0 ? Optional.of(player) : firstPasser,
                    black + (player == Color.BLACK ? 1 : 0),
                    white + (player == Color.WHITE ? 1 : 0));
        }
    }

    /** What ended a game other than passes. */
    public sealed interface End {

        /** The players agreed which stones are dead. */
        record Agreed(PointSet dead) implements End {}

        /** The outcome follows from what was said, whatever the score. */
        record Declared(Outcome outcome) implements End {}
    }

    Course with(Terms agreed) {
        return new Course(agreed, passes, stopped, resumed, end);
    }

    /** @param number of the pass among the moves of the game, from 1 */
    Course passed(Color player, int number) {
        return new Course(terms, passes.and(player, number), stopped, resumed, end);
    }

    Course stop() {
        return new Course(terms, passes, true, resumed, end);
    }

    Course resume() {
        return new Course(terms, passes, false, true, end);
    }

    Course end(End by) {
        return new Course(terms, passes, stopped, resumed, Optional.of(by));
    }
}
