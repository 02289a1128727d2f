package touchstone.explore.generate;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** The points of a board by number, in the order of {@link Board#points}, and which are neighbours. One for each board. */
final class BoardGrid {

    private static final Map<Board, BoardGrid> GRIDS = new ConcurrentHashMap<>();

    private final Board board;
    private final List<Move> plays;
    private final int[][] neighbours;
    private final int[][] diagonals;
    private final KoSites koSites;

    private BoardGrid(Board board) {
        this.board = board;
        this.plays = board.points().stream().<Move>map(Move.Play::new).toList();
        this.neighbours = near(new int[][] {{0, -1}, {-1, 0}, {1, 0}, {0, 1}});
        this.diagonals = near(new int[][] {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}});
        this.koSites = new KoSites(this);
    }

    static BoardGrid of(Board board) {
        return GRIDS.computeIfAbsent(board, BoardGrid::new);
    }

    private int[][] near(int[][] steps) {
        return board.points().stream()
                .map(point -> IntStream.range(0, steps.length)
                        .filter(i -> inside(point.column() + steps[i][0], point.row() + steps[i][1]))
                        .map(i -> (point.row() + steps[i][1]) * board.width() + point.column() + steps[i][0])
                        .toArray())
                .toArray(int[][]::new);
    }

    private boolean inside(int column, int row) {
        return column >= 0 && column < board.width() && row >= 0 && row < board.height();
    }

    int size() {
        return board.size();
    }

    int number(Point point) {
        return point.row() * board.width() + point.column();
    }

    /** The play on a point. */
    Move play(int point) {
        return plays.get(point);
    }

    /** The points adjacent to one. */
    int[] neighbours(int point) {
        return neighbours[point];
    }

    /** The points a step each way from one. */
    int[] diagonals(int point) {
        return diagonals[point];
    }

    KoSites koSites() {
        return koSites;
    }
}
