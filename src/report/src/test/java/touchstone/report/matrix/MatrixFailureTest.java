package touchstone.report.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MatrixFailureTest {

    @Test
    void boardsAreLeftOutOfAMessageOnOneLine() {
        assertThat(MatrixFailure.sentence(
                        "expected: the position\n. . O\n. X .\n; but the subject shows B4 empty\n. . O\n. . .\n"))
                .isEqualTo("expected: the position; but the subject shows B4 empty");
        assertThat(MatrixFailure.sentence("expected: the position\nX .\n. O; but the subject shows\n. .\n. O"))
                .isEqualTo("expected: the position; but the subject shows");
    }

    @Test
    void otherLinesStay() {
        assertThat(MatrixFailure.sentence("expected: a move\nX is none; but the subject answers\nO.X"))
                .isEqualTo("expected: a move X is none; but the subject answers O.X");
    }
}
