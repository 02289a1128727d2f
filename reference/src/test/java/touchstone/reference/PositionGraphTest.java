package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * Every play by either player from every legal position, with no rule against repetition: what Wikipedia states as
 * consequences of rule 7 holds of each. The sums are the numerators of the average outdegrees in Tromp and Farnebäck,
 * "Combinatorics of Go", table 8, where plays that change nothing are not counted.
 */
class PositionGraphTest {

    private static final BaseRules RULES = new BaseRules(Repetition.NONE, SelfCapture.ALLOWED);

    private long edges;

    @ParameterizedTest
    @CsvSource({"2, 1, 12", "3, 1, 42", "4, 1, 144", "2, 2, 192", "3, 2, 2312", "4, 2, 25608", "3, 3, 86200"})
    void everyPlayFromEveryPosition(int width, int height, long plays) {
        Positions.forEachLegal(Board.of(width, height), this::followPlays);
        assertThat(edges).isEqualTo(plays);
    }

    private void followPlays(Position position) {
        Set<Position> reached = new HashSet<>();
        for (Color player : Color.values()) {
            Game game = Game.from(RULES, position, player);
            for (Point point : position.empties()) {
                Ruling.Made made = (Ruling.Made) game.rule(new Move.Play(point));
                Position after = made.after().position();
                assertThat(Positions.isLegal(after))
                        .as("every stone has a liberty")
                        .isTrue();
                assertThat(made.captured().isEmpty() || made.selfCaptured().isEmpty())
                        .as("capture and self-capture never happen in one play")
                        .isTrue();
                if (after.equals(position)) {
                    assertThat(made.selfCaptured())
                            .as("only the self-capture of a single stone changes nothing")
                            .containsExactly(point);
                } else {
                    edges++;
                    assertThat(reached.add(after))
                            .as("a resulting position other than the old one determines the move")
                            .isTrue();
                }
            }
        }
    }
}
