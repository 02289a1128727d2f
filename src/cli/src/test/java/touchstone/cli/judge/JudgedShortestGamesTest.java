package touchstone.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.explore.replay.RuleViolation;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * The shortest games from the empty board on which two rules of repetition part, found once by search with a program that shares
 * nothing with this one. Of each, the first move that is illegal under each rule; 0 if none is.
 */
class JudgedShortestGamesTest {

    private static final Map<String, SelfCapture> SELF_CAPTURE = Map.of(
            "full", SelfCapture.ALLOWED,
            "multi", SelfCapture.SEVERAL,
            "none", SelfCapture.FORBIDDEN);

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                // name | board | suicide | moves | simple | positional | situational | natural | new zealand
                "K1  | 1x1 | full  | A1                | 0 | 1 | 0 | 0 | 0",
                "K2  | 1x1 | full  | A1 A1             | 2 | 1 | 2 | 0 | 0",
                "K3  | 1x1 | full  | pass A1 A1        | 2 | 2 | 2 | 0 | 3",
                "K4a | 1x1 | multi | A1                | 1 | 1 | 1 | 1 | 1",
                "K4b | 1x1 | none  | A1                | 1 | 1 | 1 | 1 | 1",
                "K5  | 2x1 | none  | A1 B1 A1          | 3 | 3 | 3 | 3 | 3",
                "K6  | 2x1 | multi | A1 pass B1        | 0 | 3 | 0 | 0 | 0",
                "K7  | 2x1 | multi | A1 B1 pass A1     | 0 | 4 | 4 | 0 | 0",
                "K8  | 2x1 | multi | A1 B1 pass A1 A1  | 0 | 4 | 4 | 5 | 5",
                "K9  | 2x1 | multi | pass A1 B1 pass A1 | 0 | 5 | 5 | 0 | 5",
                "K10 | 3x1 | none  | A1 C1 B1 C1 A1    | 0 | 5 | 0 | 0 | 0",
                "K11 | 3x1 | none  | A1 B1 pass C1 A1  | 0 | 5 | 5 | 5 | 5",
                "K12 | 4x1 | none  | B1 C1 D1 C1       | 4 | 4 | 4 | 4 | 4",
                "K13 | 4x1 | none  | B1 C1 pass A1 B1  | 5 | 5 | 5 | 0 | 5",
                "K14 | 4x1 | none  | B1 D1 A1 C1 B1    | 0 | 5 | 5 | 5 | 5",
                "K15 | 4x1 | multi | B1 C1 pass D1     | 0 | 4 | 0 | 0 | 0",
                "K16 | 2x2 | full  | A2 B2 B1 B2       | 0 | 4 | 0 | 0 | 0",
            })
    void theFirstIllegalMove(
            String name,
            String board,
            String suicide,
            String moves,
            int simple,
            int positional,
            int situational,
            int natural,
            int newZealand) {
        int width = board.charAt(0) - '0';
        int height = board.charAt(2) - '0';
        assertThat(Stream.of(
                                Repetition.SIMPLE,
                                Repetition.POSITIONAL,
                                Repetition.SITUATIONAL,
                                Repetition.NATURAL_SITUATIONAL,
                                Repetition.NEW_ZEALAND)
                        .map(rule -> JudgedRecords.by(
                                        JudgedRecords.game(width, height, moves), rule, SELF_CAPTURE.get(suicide))
                                .replayed()
                                .offences()
                                .stream()
                                .findFirst()
                                .map(RuleViolation::number)
                                .orElse(0)))
                .as(name)
                .containsExactly(simple, positional, situational, natural, newZealand);
    }
}
