package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PointTest {

    @Test
    void isReadAsItIsWritten() {
        for (Point point : Board.of(25, 25).points()) {
            assertThat(Point.parse(point.toString())).isEqualTo(point);
            assertThat(Point.parse(point.toString().toLowerCase())).isEqualTo(point);
        }
    }

    @Test
    void hasNoColumnI() {
        assertThat(Point.parse("H1").column()).isEqualTo(7);
        assertThat(Point.parse("J1").column()).isEqualTo(8);
        assertThat(Point.parse("Z25")).isEqualTo(new Point(24, 24));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "1", "I5", "A0", "A26", "A100", "AA1", "A-1", " A1", "Ä1", "ſ1", "pass"})
    void isNothingElse(String text) {
        assertThatThrownBy(() -> Point.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'" + text + "' is no point");
    }

    @Test
    void liesOnTheLargestBoard() {
        assertThatThrownBy(() -> new Point(25, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> new Point(0, -1)).isInstanceOf(IndexOutOfBoundsException.class);
    }
}
