package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sets of points against sets of the Java library, and every size of board against the grid itself. */
class PointSetTest {

    static Stream<Board> boards() {
        return IntStream.rangeClosed(1, Board.LARGEST).boxed().flatMap(width -> IntStream.rangeClosed(1, Board.LARGEST)
                .mapToObj(height -> Board.of(width, height)));
    }

    /** On all 625 boards, those whose points just fill one word or more among them. */
    @Test
    void neighboursAreOneStepAwayAlongALine() {
        boards().forEach(board -> {
            for (Point point : board.points()) {
                Set<Point> expected = new TreeSet<>();
                step(board, point.column() - 1, point.row(), expected);
                step(board, point.column() + 1, point.row(), expected);
                step(board, point.column(), point.row() - 1, expected);
                step(board, point.column(), point.row() + 1, expected);
                assertThat(Set.copyOf(
                                PointSet.of(board, point).neighbours().stream().toList()))
                        .as(point + " on " + board)
                        .isEqualTo(expected);
            }
        });
    }

    private static void step(Board board, int column, int row, Set<Point> points) {
        if (column >= 0 && column < board.width() && row >= 0 && row < board.height()) {
            points.add(new Point(column, row));
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void allNeighboursOfAllPointsAreOnTheBoard(Board board) {
        PointSet expected = board.size() == 1 ? board.none() : board.all();
        assertThat(board.all().neighbours()).isEqualTo(expected);
        assertThat(board.all().size()).isEqualTo(board.size());
    }

    @Provide
    Arbitrary<Set<Point>> points() {
        // 64 points and the one after: the 13x5 board has just one more than fills a word.
        return Arbitraries.of(Board.of(13, 5).points()).set();
    }

    @Property
    void combineAsSetsDo(@ForAll("points") Set<Point> first, @ForAll("points") Set<Point> second) {
        PointSet none = Board.of(13, 5).none();
        PointSet a = none.withAll(first);
        PointSet b = none.withAll(second);
        Set<Point> union = new TreeSet<>(first);
        union.addAll(second);
        Set<Point> common = new TreeSet<>(first);
        common.retainAll(second);
        Set<Point> rest = new TreeSet<>(first);
        rest.removeAll(second);
        assertThat(a.or(b)).containsExactlyElementsOf(union);
        assertThat(a.and(b)).containsExactlyElementsOf(common);
        assertThat(a.minus(b)).containsExactlyElementsOf(rest);
        assertThat(a.intersects(b)).isEqualTo(!common.isEmpty());
        assertThat(a.holds(b)).isEqualTo(first.containsAll(second));
        assertThat(a.size()).isEqualTo(first.size());
        assertThat(a.equals(b)).isEqualTo(first.equals(second));
        assertThat(a.or(b).hashCode()).isEqualTo(b.or(a).hashCode());
    }

    @Property
    void pointsComeAndGo(@ForAll("points") Set<Point> points) {
        PointSet set = Board.of(13, 5).none().withAll(points);
        for (Point point : set) {
            assertThat(set.without(point).with(point)).isEqualTo(set);
            assertThat(set.without(point)).hasSize(points.size() - 1).doesNotContain(point);
        }
        for (Point point : Board.of(13, 5).points()) {
            assertThat(points.contains(point) || set.without(point).equals(set)).isTrue();
            assertThat(set.where(point::equals))
                    .isEqualTo(PointSet.of(set.board(), point).and(set));
        }
    }

    @Test
    void ofTwoBoardsDoNotCombine() {
        assertThatThrownBy(() -> Board.of(9, 9).all().and(Board.of(9, 8).all()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("9x9")
                .hasMessageContaining("9x8");
        assertThatThrownBy(() -> PointSet.of(Board.of(3, 3), Point.parse("D1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("D1");
    }

    @Test
    void areListedInBoardOrder() {
        PointSet set = PointSet.of(Board.of(25, 25), Point.parse("Z25"), Point.parse("B1"), Point.parse("A2"));
        assertThat(set).hasToString("B1 A2 Z25");
        assertThat(set.first()).isEqualTo(Point.parse("B1"));
        assertThat(set.contains(Point.parse("Z25"))).isTrue();
        assertThat(Board.of(3, 3).all().contains(Point.parse("D1"))).isFalse();
        assertThatThrownBy(() -> Board.of(3, 3).none().first()).isInstanceOf(NoSuchElementException.class);
    }
}
