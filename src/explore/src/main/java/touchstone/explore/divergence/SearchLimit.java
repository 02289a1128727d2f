package touchstone.explore.divergence;

/**
 * How far a search goes, or has gone, from one start.
 *
 * @param steps of each game; less than asked for if the search was cut short
 * @param mostPlays among the steps; games with more are left out
 * @param plays which are tried
 * @param mostTried how many steps are tried in all before the search is cut short
 */
public record SearchLimit(StartPosition start, int steps, int mostPlays, Plays plays, long mostTried) {

    /** Which plays are tried. */
    public enum Plays {
        NONE,
        /** On liberties of chains that have one or two: where stones are taken, thrown in and taken back. */
        PRESSING,
        ALL
    }

    /** Every game of some steps at most. */
    public static SearchLimit whole(StartPosition start, int steps) {
        return new SearchLimit(start, steps, steps, Plays.ALL, Long.MAX_VALUE);
    }

    /** Games in which stones are taken and taken back, as long as they get. */
    public static SearchLimit pressing(StartPosition start, long mostTried) {
        return new SearchLimit(start, Integer.MAX_VALUE, Integer.MAX_VALUE, Plays.PRESSING, mostTried);
    }

    /** Games with few plays. */
    public static SearchLimit sparse(StartPosition start, int steps, int plays) {
        return new SearchLimit(start, steps, plays, Plays.ALL, Long.MAX_VALUE);
    }

    SearchLimit cut(int done) {
        return new SearchLimit(start, done, Math.min(mostPlays, done), plays, mostTried);
    }

    /** As in {@code 3x1 to 8 steps}. */
    @Override
    public String toString() {
        String less = plays == Plays.PRESSING
                ? ", plays on the last two liberties of a chain alone"
                : mostPlays < steps ? ", " + mostPlays + (mostPlays == 1 ? " play" : " plays") + " at most" : "";
        return start.board() + " to " + steps + (steps == 1 ? " step" : " steps") + less;
    }
}
