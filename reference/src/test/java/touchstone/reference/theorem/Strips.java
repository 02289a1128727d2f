package touchstone.reference.theorem;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * Boards cut into strips that are walled off against each other, each at least three lines wide and two high: every group
 * has two points of territory or more, and no point is neutral.
 */
final class Strips {

    private Strips() {}

    /** Of any colours; neighbours of one colour are one group. */
    static Arbitrary<Position> ofEitherColor() {
        Arbitrary<Strip> strip =
                Combinators.combine(widths(), Arbitraries.of(Color.class)).as(Strip::new);
        return boards(strip.list().ofMinSize(1).ofMaxSize(5));
    }

    /** Of black and white by turns: neither colour has half of the board full of its stones. */
    static Arbitrary<Position> alternating() {
        Arbitrary<List<Integer>> widths = widths().list().ofMinSize(2).ofMaxSize(5);
        return boards(widths.map(drawn -> IntStream.range(0, drawn.size())
                .mapToObj(i -> new Strip(drawn.get(i), i % 2 == 0 ? Color.BLACK : Color.WHITE))
                .toList()));
    }

    private record Strip(int width, Color color) {}

    private static Arbitrary<Integer> widths() {
        return Arbitraries.integers().between(3, 5);
    }

    private static Arbitrary<Position> boards(Arbitrary<List<Strip>> strips) {
        return Combinators.combine(strips, Arbitraries.integers().between(2, 5)).as(Strips::position);
    }

    private static Position position(List<Strip> strips, int height) {
        Position position =
                Position.empty(Board.of(strips.stream().mapToInt(Strip::width).sum(), height));
        int column = 0;
        for (Strip strip : strips) {
            int last = column + strip.width() - 1;
            for (int row : IntStream.range(0, height).toArray()) {
                position =
                        position.with(strip.color(), new Point(column, row)).with(strip.color(), new Point(last, row));
            }
            column = last + 1;
        }
        return position;
    }
}
