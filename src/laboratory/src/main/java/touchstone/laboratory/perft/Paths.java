package touchstone.laboratory.perft;

/** Counts paths through the graph that come to no position twice. Used by one thread. */
final class Paths {

    /** By colour and position, a bit for each position that a play leads to. */
    private final long[] black;

    private final long[] white;

    private long number;
    private int mostPlays;
    private int longest;

    Paths(long[] black, long[] white) {
        this.black = black;
        this.white = white;
    }

    /**
     * Counts a path and all that begin with it.
     *
     * @param visited the positions of the path, a bit each
     * @param at the last of them
     * @param lastBlack whether Black made the last play
     * @param plays of the path
     * @param length the plays, and a pass between any two by the same player
     */
    void count(long visited, int at, boolean lastBlack, int plays, int length) {
        number++;
        mostPlays = Math.max(mostPlays, plays);
        longest = Math.max(longest, length);
        long free = black[at] & ~visited;
        while (free != 0) {
            int to = Long.numberOfTrailingZeros(free);
            free &= free - 1;
            count(visited | 1L << to, to, true, plays + 1, lastBlack ? length + 2 : length + 1);
        }
        free = white[at] & ~visited;
        while (free != 0) {
            int to = Long.numberOfTrailingZeros(free);
            free &= free - 1;
            count(visited | 1L << to, to, false, plays + 1, lastBlack ? length + 1 : length + 2);
        }
    }

    long number() {
        return number;
    }

    int mostPlays() {
        return mostPlays;
    }

    int longest() {
        return longest;
    }
}
