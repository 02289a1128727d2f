package touchstone.cli.perft.positions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.reference.Board;
import touchstone.reference.choice.SelfCapture;

/** Optimal results of the tiny boards, searched with the whole history by a program of its own. */
class OptimalPlayTest {

    @ParameterizedTest
    @CsvSource({"1, 1, 0", "2, 1, 0", "3, 1, 3", "4, 1, 4", "2, 2, 1"})
    void resultWhetherSuicideIsAllowedOrNot(int width, int height, int blackWinsBy) {
        for (SelfCapture selfCapture : SelfCapture.values()) {
            assertThat(new OptimalPlay(Board.of(width, height), selfCapture).blackWinsBy())
                    .isEqualTo(blackWinsBy);
        }
    }

    @ParameterizedTest
    @EnumSource
    void ofFivePointsInARow(SelfCapture selfCapture) {
        assertThat(new OptimalPlay(Board.of(5, 1), selfCapture).blackWinsBy()).isZero();
    }
}
