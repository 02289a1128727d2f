package touchstone.explore.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** The places on a board where the known shapes fit: in its corners, turned and mirrored each way, in both colours. */
final class ShapePlacements {

    private static final Map<Board, ShapePlacements> PLACEMENTS = new ConcurrentHashMap<>();
    private static final int SYMMETRIES = 8;

    private final Board board;
    /** The state of every point, point by point, as a {@link FastPosition} has it. */
    private final List<byte[]> placements;

    private ShapePlacements(Board board) {
        this.board = board;
        Map<String, byte[]> different = new LinkedHashMap<>();
        for (KnownShape shape : KnownShapes.all()) {
            for (int symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
                for (byte[] states : turned(shape.position(), symmetry)) {
                    different.putIfAbsent(Arrays.toString(states), states);
                }
            }
        }
        this.placements = new ArrayList<>(different.values());
    }

    static ShapePlacements on(Board board) {
        return PLACEMENTS.computeIfAbsent(board, ShapePlacements::new);
    }

    private List<byte[]> turned(Position shape, int symmetry) {
        boolean swapped = (symmetry & 4) != 0;
        int width = swapped ? shape.board().height() : shape.board().width();
        int height = swapped ? shape.board().width() : shape.board().height();
        List<byte[]> turned = new ArrayList<>();
        if (width > board.width() || height > board.height()) {
            return turned;
        }
        // Mirrored shapes go where the mirrored corner is, so that their edges are edges of the board.
        int right = (symmetry & 1) != 0 ? board.width() - 1 : 0;
        int top = (symmetry & 2) != 0 ? board.height() - 1 : 0;
        for (Color black : Color.values()) {
            byte[] states = new byte[board.size()];
            for (Point point : shape.stones()) {
                int column = swapped ? point.row() : point.column();
                int row = swapped ? point.column() : point.row();
                boolean isBlack = shape.stones(black).contains(point);
                states[Math.abs(top - row) * board.width() + Math.abs(right - column)] =
                        isBlack ? FastPosition.BLACK : FastPosition.WHITE;
            }
            turned.add(states);
        }
        return turned;
    }

    boolean isEmpty() {
        return placements.isEmpty();
    }

    int size() {
        return placements.size();
    }

    Position position(int index) {
        Position position = Position.empty(board);
        byte[] states = placements.get(index);
        for (Point point : board.points()) {
            byte state = states[BoardGrid.of(board).number(point)];
            if (state != FastPosition.EMPTY) {
                position = position.with(state == FastPosition.BLACK ? Color.BLACK : Color.WHITE, point);
            }
        }
        return position;
    }

    /** What a player does to bring a shape about. */
    sealed interface Next {

        /** To play here. */
        record Stone(int point) implements Next {}

        /** To let the opponent play, whose stones alone are missing. */
        record Wait() implements Next {}

        /** Nothing: no shape begins like this, or one is complete. */
        record Nothing() implements Next {}
    }

    /** How to go on to one of the shapes, by lot, of which all stones on the board are a part. */
    Next next(FastPosition sketch, byte own, RandomGenerator random) {
        int start = placements.isEmpty() ? 0 : random.nextInt(placements.size());
        int[] stones = stones(sketch);
        for (int i = 0; i < placements.size(); i++) {
            byte[] states = placements.get((start + i) % placements.size());
            if (begins(states, sketch, stones)) {
                Next next = missing(states, sketch, own, random);
                if (!(next instanceof Next.Nothing)) {
                    return next;
                }
            }
        }
        return new Next.Nothing();
    }

    private static int[] stones(FastPosition sketch) {
        int[] stones = new int[sketch.grid().size() - sketch.empties().length];
        int count = 0;
        for (int point = 0; point < sketch.grid().size(); point++) {
            if (sketch.state(point) != FastPosition.EMPTY) {
                stones[count++] = point;
            }
        }
        return stones;
    }

    private static boolean begins(byte[] states, FastPosition sketch, int[] stones) {
        for (int stone : stones) {
            if (states[stone] != sketch.state(stone)) {
                return false;
            }
        }
        return true;
    }

    private static Next missing(byte[] states, FastPosition sketch, byte own, RandomGenerator random) {
        int missing = 0;
        int drawn = -1;
        boolean others = false;
        for (int point : sketch.empties()) {
            if (states[point] == own && random.nextInt(++missing) == 0) {
                drawn = point;
            }
            others |= states[point] == FastPosition.other(own);
        }
        if (drawn >= 0) {
            return new Next.Stone(drawn);
        }
        return others ? new Next.Wait() : new Next.Nothing();
    }
}
