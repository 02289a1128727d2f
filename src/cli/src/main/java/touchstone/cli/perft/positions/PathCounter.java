package touchstone.cli.perft.positions;

/** Counts paths through the graph that visit no position twice. Used by one thread. */
final class PathCounter {

    /** By colour and position, a bit for each position that a play leads to. */
    private final long[] black;

    private final long[] white;

    private long number;
    private int mostPlays;
    private int longest;

    PathCounter(long[] black, long[] white) {
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
        extend(black[at], true, visited, lastBlack, plays, length);
        extend(white[at], false, visited, lastBlack, plays, length);
    }

    private void extend(long steps, boolean isBlack, long visited, boolean lastBlack, int plays, int length) {
        int longer = lastBlack == isBlack ? length + 2 : length + 1;
        for (long free = steps & ~visited; free != 0; free &= free - 1) {
            int to = Long.numberOfTrailingZeros(free);
            count(visited | 1L << to, to, isBlack, plays + 1, longer);
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
