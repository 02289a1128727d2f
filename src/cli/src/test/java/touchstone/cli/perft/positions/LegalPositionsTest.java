package touchstone.cli.perft.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Board;

/**
 * The number of legal positions, against the published ones: Tromp and Farnebäck, "Combinatorics of Go", table 2, and OEIS
 * A094777 for squares.
 */
@Tag("slow") // counts millions of positions
class LegalPositionsTest {

    /** Two ways that share nothing: the reference's idea of a liberty, and the border of what is filled. */
    @ParameterizedTest
    @CsvSource({
        "1, 1, 1",
        "2, 1, 5",
        "3, 1, 15",
        "4, 1, 41",
        "5, 1, 113",
        "6, 1, 313",
        "7, 1, 867",
        "8, 1, 2401",
        "9, 1, 6649",
        "10, 1, 18413",
        "2, 2, 57",
        "3, 2, 489",
        "4, 2, 4125",
        "5, 2, 35117",
        "6, 2, 299681",
        "3, 3, 12675",
        "4, 3, 321689"
    })
    void oneByOneAndByBorders(int width, int height, long positions) {
        assertThat(LegalPositions.count(Board.of(width, height))).isEqualTo(positions);
        assertThat(LegalPositions.count(Board.of(height, width))).isEqualTo(positions);
        assertThat(BorderStateCount.legalPositions(Board.of(width, height))).isEqualTo(positions);
        assertThat(BorderStateCount.legalPositions(Board.of(height, width))).isEqualTo(positions);
    }

    @ParameterizedTest
    @CsvSource({
        "7, 2, 2557605",
        "8, 2, 21826045",
        "9, 2, 186255781",
        "3, 5, 8180343",
        "3, 6, 208144601",
        "4, 4, 24318165",
        "4, 5, 1840058693",
        "5, 5, 414295148741",
        "5, 6, 93332304864173",
        "6, 6, 62567386502084877",
        "7, 7, 83677847847984287628595",
    })
    void byBordersOnly(int width, int height, BigInteger positions) {
        assertThat(BorderStateCount.legalPositions(Board.of(width, height))).isEqualTo(positions);
    }

    @ParameterizedTest
    @CsvSource({
        "8, 8, 990966953618170260281935463385",
        "9, 9, 103919148791293834318983090438798793469",
    })
    @EnabledIfSystemProperty(named = "touchstone.perft", matches = "whole")
    void ofLargerBoards(int width, int height, BigInteger positions) {
        assertThat(BorderStateCount.legalPositions(Board.of(width, height))).isEqualTo(positions);
    }

    @Test
    void ofFourByFourOneByOne() {
        assertThat(LegalPositions.count(Board.of(4, 4))).isEqualTo(24318165);
    }

    @ParameterizedTest
    @CsvSource({"8, 2, 21826045", "5, 3, 8180343"})
    @EnabledIfSystemProperty(named = "touchstone.perft", matches = "whole")
    void ofOtherBoardsOfSixteenPointsOneByOne(int width, int height, long positions) {
        assertThat(LegalPositions.count(Board.of(width, height))).isEqualTo(positions);
    }

    /** L(n+3) = 3 L(n+2) - L(n+1) + L(n) for boards of one row, from the same paper. */
    @Test
    void ofOneRowFollowTheRecurrence() {
        for (int n = 1; n + 3 <= Board.LARGEST; n++) {
            assertThat(row(n + 3))
                    .isEqualTo(row(n + 2)
                            .multiply(BigInteger.valueOf(3))
                            .subtract(row(n + 1))
                            .add(row(n)));
        }
    }

    private static BigInteger row(int width) {
        return BorderStateCount.legalPositions(Board.of(width, 1));
    }

    @Test
    void ofBoardsThatAreTooWide() {
        assertThatThrownBy(() -> BorderStateCount.legalPositions(Board.of(10, 19)))
                .hasMessage("a board of 10x19; expected one side of 1 to 9");
    }
}
