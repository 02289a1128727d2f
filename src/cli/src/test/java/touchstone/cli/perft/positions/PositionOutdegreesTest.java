package touchstone.cli.perft.positions;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Board;
import touchstone.reference.choice.SelfCapture;

/** The average number of plays from a legal position that change it: Tromp and Farnebäck, "Combinatorics of Go", table 8. */
class PositionOutdegreesTest {

    @ParameterizedTest
    @CsvSource({
        "2, 1, 12, 2.400",
        "3, 1, 42, 2.800",
        "4, 1, 144, 3.512",
        "2, 2, 192, 3.368",
        "3, 2, 2312, 4.728",
        "4, 2, 25608, 6.208",
        "3, 3, 86200, 6.801"
    })
    void averageOutdegree(int width, int height, long plays, String average) {
        PositionGraph graph = new PositionGraph(Board.of(width, height), SelfCapture.ALLOWED);
        assertThat(graph.edges()).isEqualTo(plays);
        assertThat(String.format(java.util.Locale.ROOT, "%.3f", (double) graph.edges() / graph.size()))
                .isEqualTo(average);
    }
}
