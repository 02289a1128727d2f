package touchstone.cli.perft.positions;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleConsumer;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Position;
import touchstone.reference.choice.SelfCapture;

/**
 * All games under positional superko of boards so small that a set of positions fits a word: 1x1 to 1x4, and 2x2.
 *
 * <p>Each game is a way through the positions that comes to none twice, each step a play of either player, and each way is one
 * game: a player who is to move and doesn't make the next play passes, and at the end both pass. (Tromp and Farnebäck,
 * "Combinatorics of Go", section 5.) So passes need not be walked. Every way is followed to its end and counted, but for those
 * that a symmetry of the board, or of the colours, makes of another; nothing is remembered from one to the next.
 */
public final class SuperkoGameCount {

    /** The most positions there may be: a bit for each. */
    public static final int MOST_POSITIONS = 64;

    private static final int PARTS = 2000;

    private final PositionGraph graph;
    private final List<int[]> symmetries;
    private final long[] black;
    private final long[] white;

    /** @param plays of the way; 0 is the start */
    private record Path(
            long visited, int at, boolean lastBlack, int plays, int length, long weight, List<int[]> fixing) {}

    /** @throws IllegalArgumentException if the board has more than {@link #MOST_POSITIONS} legal positions */
    public SuperkoGameCount(Board board, SelfCapture selfCapture) {
        if (BorderStateCount.legalPositions(board).compareTo(BigInteger.valueOf(MOST_POSITIONS)) > 0) {
            throw new IllegalArgumentException("a board of " + board + "; expected one with no more than "
                    + MOST_POSITIONS + " legal positions: 1x1, 1x2, 1x3, 1x4 or 2x2");
        }
        this.graph = new PositionGraph(board, selfCapture);
        this.black = steps(Color.BLACK);
        this.white = steps(Color.WHITE);
        this.symmetries = symmetries(board);
    }

    private long[] steps(Color player) {
        long[] steps = new long[graph.size()];
        for (int at = 0; at < steps.length; at++) {
            for (int to : graph.plays(at, player)) {
                steps[at] |= to >= 0 ? 1L << to : 0;
            }
        }
        return steps;
    }

    /** What each symmetry of the board, with the colours changed or not, makes of each position. */
    private List<int[]> symmetries(Board board) {
        List<int[]> all = new ArrayList<>();
        for (BoardSymmetry symmetry : BoardSymmetry.all(board)) {
            int[] same = new int[graph.size()];
            int[] changed = new int[graph.size()];
            for (int i = 0; i < same.length; i++) {
                Position image = symmetry.of(graph.position(i));
                same[i] = graph.number(image);
                changed[i] = graph.number(new Position(image.stones(Color.WHITE), image.stones(Color.BLACK)));
            }
            all.add(same);
            all.add(changed);
        }
        return all;
    }

    /**
     * Counts. Takes a minute or so for 2x2.
     *
     * @param threads how many count at once, at least 1
     */
    public GameTotals count(int threads, DoubleConsumer watcher) throws InterruptedException {
        int start = graph.number(Position.empty(graph.position(0).board()));
        List<Path> paths = List.of(new Path(1L << start, start, false, 0, 0, 1, symmetries));
        Sum sum = new Sum();
        while (!paths.isEmpty() && paths.size() < PARTS) {
            List<Path> longer = new ArrayList<>();
            paths.forEach(path -> {
                sum.add(BigInteger.valueOf(path.weight()), path.length(), path.plays());
                extend(path, longer);
            });
            paths = longer;
        }
        ParallelWork.share(
                paths.stream().map(path -> (Runnable) () -> follow(path, sum)).toList(), threads, watcher);
        return sum.games();
    }

    /** Adds a play to a way: one of each that are alike. */
    private void extend(Path path, List<Path> longer) {
        for (Color player : Color.values()) {
            boolean isBlack = player == Color.BLACK;
            long free = (isBlack ? black : white)[path.at()] & ~path.visited();
            for (long rest = free; rest != 0; rest &= rest - 1) {
                int to = Long.numberOfTrailingZeros(rest);
                int[] alike = path.fixing().stream()
                        .mapToInt(symmetry -> symmetry[to])
                        .distinct()
                        .sorted()
                        .toArray();
                if (alike[0] == to) {
                    boolean passed = path.plays() > 0 && path.lastBlack() == isBlack;
                    longer.add(new Path(
                            path.visited() | 1L << to,
                            to,
                            isBlack,
                            path.plays() + 1,
                            path.length() + (passed ? 2 : 1),
                            path.weight() * alike.length,
                            path.fixing().stream()
                                    .filter(symmetry -> symmetry[to] == to)
                                    .toList()));
                }
            }
        }
    }

    private void follow(Path path, Sum sum) {
        PathCounter paths = new PathCounter(black, white);
        paths.count(path.visited(), path.at(), path.lastBlack(), path.plays(), path.length());
        sum.add(
                BigInteger.valueOf(paths.number()).multiply(BigInteger.valueOf(path.weight())),
                paths.longest(),
                paths.mostPlays());
    }

    /** What has been counted. Safe for use by several threads. */
    private static final class Sum {

        private BigInteger number = BigInteger.ZERO;
        private int longest;
        private int mostPlays;

        synchronized void add(BigInteger more, int length, int plays) {
            number = number.add(more);
            longest = Math.max(longest, length);
            mostPlays = Math.max(mostPlays, plays);
        }

        /** The longest way begins with a pass, as it can be had with the colours changed; two passes end it. */
        synchronized GameTotals games() {
            return new GameTotals(number, longest == 0 ? 2 : longest + 3, mostPlays);
        }
    }
}
