package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardTest {

    @Test
    void isOneOfEachSize() {
        assertThat(Board.of(9, 7)).isSameAs(Board.of(9, 7)).isNotSameAs(Board.of(7, 9));
        assertThat(Board.of(9, 7)).hasToString("9x7");
    }

    @ParameterizedTest
    @CsvSource({"0, 5", "5, 0", "26, 5", "5, 26", "-1, 1"})
    void hasOneTo25LinesEachWay(int width, int height) {
        assertThatThrownBy(() -> Board.of(width, height))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(width + "x" + height);
    }

    @Test
    void hasEachPointOnce() {
        Board board = Board.of(4, 3);
        assertThat(board.points()).hasSize(12).doesNotHaveDuplicates().isSorted();
        assertThat(board.all()).containsExactlyElementsOf(board.points());
        assertThat(board.none()).isEmpty();
        assertThat(board.contains(Point.parse("D3"))).isTrue();
        assertThat(board.contains(Point.parse("C4"))).isFalse();
        assertThat(board.contains(Point.parse("E1"))).isFalse();
    }
}
