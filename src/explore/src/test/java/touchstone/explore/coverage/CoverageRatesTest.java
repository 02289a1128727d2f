package touchstone.explore.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.explore.generate.GeneratedGames;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Each steering meets what it seeks much more often than random play does. Counted, with fixed seeds. */
@Tag("slow") // plays hundreds of games to count what they meet
class CoverageRatesTest {

    private static final Board BOARD = Board.of(5, 5);
    private static final BaseRules RULES = GeneratedGames.rules(Repetition.SITUATIONAL, SelfCapture.ALLOWED);
    private static Coverage uniform;

    @BeforeAll
    static void playAtRandom() {
        uniform = GeneratedGames.exercised("uniform", RULES, BOARD, 40_000);
    }

    private static double rate(Coverage exercised, GameSituation situation) {
        return (double) exercised.count(situation) / exercised.count(GameSituation.POSITIONS);
    }

    @Test
    void superkoTwentyTimesAsOftenOnFiveByFive() {
        BaseRules rules = GeneratedGames.rules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);
        double byLot = GeneratedGames.exercised("uniform", rules, BOARD, 60_000).superkoRate();
        double sought = GeneratedGames.exercised("kos", rules, BOARD, 20_000).superkoRate();
        assertThat(byLot).isBetween(0.0003, 0.0015);
        assertThat(sought).isGreaterThan(20 * byLot);
    }

    @ParameterizedTest
    @CsvSource({
        "captures, CAPTURES_OF_ONE, 3",
        "captures, CAPTURES_OF_CHAINS, 2",
        "captures, CAPTURES_WITHOUT_LIBERTY, 3",
        "captures, SNAPBACKS, 1.5",
        "suicides, SUICIDES_OF_SEVERAL, 1.5",
        "suicides, SUICIDES_THAT_REPEAT, 3",
        "passes, PASSES, 2",
        "passes, POSITIONS_WITH_SUPERKO, 5",
        "big-captures, CAPTURES_OF_MANY, 2"
    })
    void whatIsSought(String policy, GameSituation situation, double times) {
        Coverage sought = GeneratedGames.exercised(policy, RULES, BOARD, 10_000);
        assertThat(rate(uniform, situation)).isPositive();
        assertThat(rate(sought, situation)).isGreaterThan(times * rate(uniform, situation));
    }

    @Test
    void everyRuleOfRepetitionDiffersFromEveryOtherWhereverItCan() {
        Coverage kos = GeneratedGames.exercised("kos", RULES, BOARD, 20_000, CoverageCounter::looked);
        assertThat(kos.met("repetition", "positional").unlike().get("situational"))
                .isGreaterThan(100);
        assertThat(kos.met("repetition", "situational").unlike().get("natural-situational"))
                .isGreaterThan(100);
        assertThat(kos.met("repetition", "simple").unlike().get("situational")).isGreaterThan(100);
        assertThat(kos.met("repetition", "simple-stone").unlike().get("play-elsewhere"))
                .isGreaterThan(100);
    }
}
