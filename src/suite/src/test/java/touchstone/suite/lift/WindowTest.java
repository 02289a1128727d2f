package touchstone.suite.lift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.spi.UnsupportedException;

/** A small board in the corners of a larger one. */
class WindowTest {

    private static final Board SMALL = Board.of(3, 2);
    private static final Board LARGE = Board.of(9, 9);

    @ParameterizedTest
    @CsvSource({"LOWER_LEFT, A1, C2", "LOWER_RIGHT, G1, J2", "UPPER_LEFT, A8, C9", "UPPER_RIGHT, G8, J9"})
    void theCornersOfTheSmallBoardAreWhereItIsPlaced(Placing placing, String lowest, String highest) {
        Window window = placing.window(SMALL, LARGE);

        assertThat(window.in(new Point(0, 0))).hasToString(lowest);
        assertThat(window.in(new Point(2, 1))).hasToString(highest);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "STRETCHED")
    void whatIsPutInComesOutAgain(Placing placing) {
        Window window = placing.window(SMALL, LARGE);
        Position position = PositionText.read(List.of("X.O", ".XO"));
        Position frame = Position.empty(LARGE).with(Color.WHITE, new Point(4, 4));

        Position large = window.in(position, frame);

        assertThat(window.out(large)).isEqualTo(position);
        assertThat(window.around(large)).isEqualTo(frame);
        assertThat(SMALL.points())
                .allSatisfy(point -> assertThat(window.out(window.in(point))).contains(point));
        assertThat(LARGE.points().stream().filter(point -> window.out(point).isPresent()))
                .hasSize(SMALL.size());
    }

    @ParameterizedTest
    @CsvSource({"A1, A1", "C3, D4", "G7, Q16", "E5, K10", "J9, T19", "C7, D16"})
    void drawnApartEdgesAndStarPointsAreWhereTheyAre(String small, String large) {
        Window window = Placing.STRETCHED.window(Board.of(9, 9), Board.of(19, 19));

        assertThat(window.in(Point.parse(small))).hasToString(large);
        assertThat(window.out(Point.parse(large))).contains(Point.parse(small));
        assertThat(window.out(Point.parse("F6"))).isEmpty();
    }

    @Test
    void aBoardWithOtherStarPointsIsNotDrawnApart() {
        assertThatThrownBy(() -> Placing.STRETCHED.window(SMALL, LARGE)).isInstanceOf(IllegalArgumentException.class);
    }

    /** A play beyond the small board is one beyond the larger one where their edges are the same. */
    @Test
    void pointsBeyondTheEdgeStayBeyondIt() {
        Window window = Placing.UPPER_RIGHT.window(SMALL, LARGE);

        assertThat(LARGE.contains(window.in(new Point(3, 0)))).isFalse();
        assertThat(LARGE.contains(window.in(new Point(0, 2)))).isFalse();
    }

    @Test
    void noCoordinateNamesAPointBeyondTheLargestBoard() {
        Window window = Placing.UPPER_RIGHT.window(SMALL, Board.of(25, 25));

        assertThatThrownBy(() -> window.in(new Point(3, 0))).isInstanceOf(UnsupportedException.class);
    }

    @Test
    void aLargerBoardDoesNotFit() {
        assertThatThrownBy(() -> Placing.LOWER_LEFT.window(LARGE, SMALL)).isInstanceOf(IllegalArgumentException.class);
    }
}
