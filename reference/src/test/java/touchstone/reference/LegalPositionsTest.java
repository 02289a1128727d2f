package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The number of legal positions, against the published ones: Tromp and Farnebäck, "Combinatorics of Go", and OEIS A094777
 * for squares.
 */
class LegalPositionsTest {

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
        "3, 3, 12675"
    })
    void amongAllStatesOfAllPoints(int width, int height, long positions) {
        assertThat(Positions.countOneByOne(Board.of(width, height))).isEqualTo(positions);
        assertThat(Positions.count(Board.of(width, height))).isEqualTo(positions);
        assertThat(Positions.count(Board.of(height, width))).isEqualTo(positions);
    }

    @ParameterizedTest
    @CsvSource({"6, 2, 299681", "7, 2, 2557605", "8, 2, 21826045", "4, 3, 321689", "5, 3, 8180343", "4, 4, 24318165"})
    void builtUpPointByPoint(int width, int height, long positions) {
        assertThat(Positions.count(Board.of(width, height))).isEqualTo(positions);
    }

    /** L(n+3) = 3 L(n+2) - L(n+1) + L(n) for boards of one row, from the same paper. */
    @Test
    void ofOneRowFollowTheRecurrence() {
        long[] counts = new long[12];
        for (int n = 1; n < counts.length; n++) {
            counts[n] = Positions.count(Board.of(n, 1));
        }
        for (int n = 1; n + 3 < counts.length; n++) {
            assertThat(counts[n + 3]).isEqualTo(3 * counts[n + 2] - counts[n + 1] + counts[n]);
        }
    }
}
