package touchstone.life;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** Positions of a small board in which every chain has a liberty. */
final class Positions {

    private Positions() {}

    static List<Position> all(Board board) {
        return of(board, LongStream.range(0, count(board))).toList();
    }

    /** One of each kind under turning the board over and exchanged colours. */
    static List<Position> ofEachKind(Board board) {
        return of(board, LongStream.range(0, count(board)).filter(code -> firstOfItsKind(board, code)))
                .toList();
    }

    /** Of so many drawn at random those in which every chain has a liberty. */
    static List<Position> some(Board board, int drawn, long seed) {
        Random random = new Random(seed);
        return of(
                        board,
                        LongStream.generate(() -> (random.nextLong() >>> 1) % count(board))
                                .limit(drawn))
                .toList();
    }

    private static Stream<Position> of(Board board, LongStream codes) {
        return codes.mapToObj(code -> position(board, code)).filter(Positions::legal);
    }

    private static long count(Board board) {
        return Math.round(Math.pow(3, board.size()));
    }

    private static boolean firstOfItsKind(Board board, long code) {
        long[] digits = new long[board.size()];
        long rest = code;
        for (int i = 0; i < digits.length; i++) {
            digits[i] = rest % 3;
            rest /= 3;
        }
        int ways = board.width() == board.height() ? 16 : 8;
        for (int way = 1; way < ways; way++) {
            long other = 0;
            for (int i = digits.length - 1; i >= 0; i--) {
                int column = (way & 8) == 0 ? i % board.width() : i / board.width();
                int row = (way & 8) == 0 ? i / board.width() : i % board.width();
                int from = ((way & 1) == 0 ? row : board.height() - 1 - row) * board.width()
                        + ((way & 2) == 0 ? column : board.width() - 1 - column);
                long digit = digits[from];
                other = 3 * other + ((way & 4) == 0 || digit == 0 ? digit : 3 - digit);
            }
            if (other < code) {
                return false;
            }
        }
        return true;
    }

    /** The position with a number: a digit to the base of three for each point. */
    private static Position position(Board board, long code) {
        Position position = Position.empty(board);
        long rest = code;
        for (Point point : board.points()) {
            if (rest % 3 > 0) {
                position = position.with(rest % 3 == 1 ? Color.BLACK : Color.WHITE, point);
            }
            rest /= 3;
        }
        return position;
    }

    private static boolean legal(Position position) {
        return Chains.RULES.withoutLiberty(position, Color.BLACK).isEmpty()
                && Chains.RULES.withoutLiberty(position, Color.WHITE).isEmpty();
    }
}
