package touchstone.reference;

/**
 * Steps from point to point along the lines of a board, for 64 points at a time.
 *
 * <p>A board is a row of bits, its places: the points from left to right and from the bottom row to the top, and after each row
 * one place that is no point. A step up or down is a shift by a row, one sideways a shift by 1; what leaves the board
 * sideways falls on such a place. A row is shorter than a word, so no step goes further than into the next word.
 */
final class Steps {

    private Steps() {}

    /**
     * What is one step away from some points.
     *
     * @param all the points of the board
     * @param row how many places a row has
     */
    static long[] from(long[] points, long[] all, int row) {
        long[] result = new long[points.length];
        long below = 0;
        for (int i = 0; i < points.length; i++) {
            long above = i + 1 < points.length ? points[i + 1] : 0;
            result[i] = step(below, points[i], above, row) & all[i];
            below = points[i];
        }
        return result;
    }

    /** Some points, and what steps within a state lead to from them. */
    static long[] reach(long[] points, long[] state, int row) {
        long[] reached = points.clone();
        while (spread(reached, state, row)) {}
        return reached;
    }

    /**
     * Goes through the words once and adds what is up to two steps away; and more, as a word counts already what was added to
     * the one before.
     *
     * @return whether there may be more to add: something was added, and part of the state is left
     */
    private static boolean spread(long[] reached, long[] state, int row) {
        long added = 0;
        long left = 0;
        long below = 0;
        for (int i = 0; i < reached.length; i++) {
            long here = reached[i];
            long open = state[i] & ~here;
            if (open != 0) {
                long above = i + 1 < reached.length ? reached[i + 1] : 0;
                here |= step(below, here, above, row) & open;
                here |= step(0, here, 0, row) & open;
                added |= here ^ reached[i];
                left |= open & ~here;
                reached[i] = here;
            }
            below = here;
        }
        return added != 0 && left != 0;
    }

    /** One word of what is one step away, of it and of the words below and above. */
    private static long step(long below, long here, long above, int row) {
        long up = here << row | below >>> 64 - row;
        long down = here >>> row | above << 64 - row;
        long right = here << 1 | below >>> 63;
        long left = here >>> 1 | above << 63;
        return up | down | right | left;
    }
}
