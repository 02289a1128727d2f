package touchstone.explore.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import touchstone.reference.Board;

/**
 * The distribution of boards: many sizes and shapes, mostly small, as rules matter soonest there; and large ones often
 * enough to meet columns beyond I, rows of two digits and the edges of a 19x19 board.
 */
public final class BoardDistribution {

    /** Squares, with how many games in a thousand or so are played on each. */
    private static final int[][] SQUARES = {
        {1, 15}, {2, 40}, {3, 90}, {4, 100}, {5, 160}, {6, 70}, {7, 100}, {8, 30}, {9, 110}, {10, 20}, {11, 15},
        {13, 40}, {17, 5}, {19, 40}, {25, 5}
    };

    private static final int STRIPS = 60;
    private static final int RECTANGLES = 140;
    private static final int WIDE = 40;

    /** Boards on which width and height are easily mistaken for each other, and with the longest coordinates. */
    private static final int[][] WIDE_SIZES = {
        {2, 19}, {3, 25}, {5, 13}, {9, 19}, {7, 10}, {11, 6}, {6, 12}, {13, 3}, {1, 25}
    };

    private final List<Board> boards = new ArrayList<>();
    private final List<Integer> sums = new ArrayList<>();
    private int sum;

    private BoardDistribution() {}

    /**
     * The boards that a subject has, with the weights they have among all boards. Of those it has not, none is ever drawn; if
     * it has none of ours, no board is.
     */
    public static BoardDistribution of(Predicate<Board> has) {
        BoardDistribution mix = new BoardDistribution();
        for (int[] square : SQUARES) {
            mix.add(has, Board.of(square[0], square[0]), square[1]);
        }
        mix.addAll(has, strips(), STRIPS);
        mix.addAll(has, rectangles(), RECTANGLES);
        mix.addAll(has, bothWays(Arrays.stream(WIDE_SIZES)), WIDE);
        if (mix.boards.isEmpty()) {
            mix.addAll(has, squares(), 1000);
        }
        return mix;
    }

    /** Boards of one line, lying and standing. */
    private static List<Board> strips() {
        return bothWays(IntStream.rangeClosed(2, 9).mapToObj(length -> new int[] {1, length}));
    }

    /** Small boards that are not square, among them those that seki shapes fill. */
    private static List<Board> rectangles() {
        return bothWays(IntStream.rangeClosed(2, 9).boxed().flatMap(height -> IntStream.rangeClosed(
                        height + 1, Math.min(9, height + 4))
                .mapToObj(width -> new int[] {width, height})));
    }

    private static List<Board> bothWays(Stream<int[]> sizes) {
        return sizes.flatMap(size -> Stream.of(Board.of(size[0], size[1]), Board.of(size[1], size[0])))
                .toList();
    }

    private static List<Board> squares() {
        return IntStream.rangeClosed(1, Board.LARGEST)
                .mapToObj(side -> Board.of(side, side))
                .toList();
    }

    private void addAll(Predicate<Board> has, List<Board> some, int weight) {
        List<Board> had = some.stream().filter(has).toList();
        for (Board board : had) {
            add(has, board, Math.max(1, weight / some.size()));
        }
    }

    private void add(Predicate<Board> has, Board board, int weight) {
        if (has.test(board)) {
            sum += weight;
            boards.add(board);
            sums.add(sum);
        }
    }

    /** Every board that may be drawn, each once. */
    public List<Board> boards() {
        return List.copyOf(boards);
    }

    /** Boards of which each is there as often as it is drawn: a board by lot from these is one by lot from the mix. */
    public List<Board> weighted() {
        List<Board> weighted = new ArrayList<>();
        for (int i = 0; i < boards.size(); i++) {
            weighted.addAll(Collections.nCopies(sums.get(i) - weighted.size(), boards.get(i)));
        }
        return weighted;
    }

    public boolean isEmpty() {
        return boards.isEmpty();
    }

    /**
     * A board by lot.
     *
     * @throws IllegalStateException if there is none
     */
    public Board next(RandomGenerator random) {
        if (boards.isEmpty()) {
            throw new IllegalStateException("the subject has no board to play on");
        }
        int lot = random.nextInt(sum);
        int drawn = 0;
        while (sums.get(drawn) <= lot) {
            drawn++;
        }
        return boards.get(drawn);
    }
}
