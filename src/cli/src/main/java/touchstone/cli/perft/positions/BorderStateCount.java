package touchstone.cli.perft.positions;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleConsumer;
import touchstone.reference.Board;
import touchstone.reference.Color;

/**
 * How many legal positions a board has, without looking at each: points are filled row by row, and of all that is filled only
 * the border matters, that is the last point of each column. (Tromp and Farnebäck, "Combinatorics of Go", section 3; written
 * afresh.) It shares nothing with the reference, so each checks the other.
 */
public final class BorderStateCount {

    /** The most lines that the shorter side may have: with 9 there are 100,000 borders, and four times as many with each more. */
    public static final int WIDEST = 9;

    private BorderStateCount() {}

    /** @throws IllegalArgumentException if both sides are longer than {@link #WIDEST} */
    public static BigInteger legalPositions(Board board) {
        return legalPositions(board, part -> {});
    }

    /**
     * The same, told how far it is.
     *
     * @throws IllegalArgumentException if both sides are longer than {@link #WIDEST}
     */
    public static BigInteger legalPositions(Board board, DoubleConsumer watcher) {
        int width = Math.min(board.width(), board.height());
        int height = Math.max(board.width(), board.height());
        if (width > WIDEST) {
            throw new IllegalArgumentException("a board of " + board + "; expected one side of 1 to " + WIDEST);
        }
        Map<BorderState, BigInteger> borders = Map.of(BorderState.none(width), BigInteger.ONE);
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                borders = filled(borders, column);
                watcher.accept((row * width + column + 1.0) / board.size());
            }
        }
        return borders.entrySet().stream()
                .filter(entry -> entry.getKey().isSettled())
                .map(Map.Entry::getValue)
                .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private static Map<BorderState, BigInteger> filled(Map<BorderState, BigInteger> borders, int column) {
        Map<BorderState, BigInteger> next = new HashMap<>();
        borders.forEach((border, count) -> {
            next.merge(border.withEmpty(column), count, BigInteger::add);
            for (Color color : Color.values()) {
                border.withStone(column, color).ifPresent(after -> next.merge(after, count, BigInteger::add));
            }
        });
        return next;
    }
}
