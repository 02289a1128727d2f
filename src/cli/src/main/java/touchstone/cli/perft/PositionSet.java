package touchstone.cli.perft;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import touchstone.cli.perft.positions.BoardSymmetry;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** A set of positions, of which one of each that are alike is kept. Safe for use by several threads. */
final class PositionSet {

    /** How many points, three states each, fit a word. */
    private static final int DIGITS = 40;

    private final Board board;
    private final List<BoardSymmetry> symmetries;
    private final long[] powers = new long[DIGITS];
    private final Set<Object> kept = ConcurrentHashMap.newKeySet();
    private final LongAdder size = new LongAdder();

    /** @param symmetries a group; with a position its images count as added too */
    PositionSet(Board board, List<BoardSymmetry> symmetries) {
        this.board = board;
        this.symmetries = symmetries;
        powers[0] = 1;
        for (int i = 1; i < DIGITS; i++) {
            powers[i] = 3 * powers[i - 1];
        }
    }

    void add(Position position) {
        long[] least = null;
        int alike = 0;
        for (BoardSymmetry symmetry : symmetries) {
            long[] code = code(position, symmetry);
            int order = least == null ? -1 : Arrays.compare(code, least);
            alike = order < 0 ? 1 : order == 0 ? alike + 1 : alike;
            least = order < 0 ? code : least;
        }
        if (kept.add(least.length == 1 ? (Object) least[0] : LongBuffer.wrap(least))) {
            size.add(symmetries.size() / alike);
        }
    }

    private long[] code(Position position, BoardSymmetry symmetry) {
        long[] code = new long[(board.size() + DIGITS - 1) / DIGITS];
        for (Color color : Color.values()) {
            for (Point point : position.stones(color)) {
                int index = symmetry.of(BoardSymmetry.index(board, point));
                code[index / DIGITS] += powers[index % DIGITS] * (color == Color.BLACK ? 1 : 2);
            }
        }
        return code;
    }

    /** How many there are, images included. */
    long size() {
        return size.sum();
    }
}
