package touchstone.laboratory.steer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Each steering meets what it seeks much more often than random play does. Counted, with fixed seeds. */
class SteeredRatesTest {

    private static final Board BOARD = Board.of(5, 5);
    private static final BaseRules RULES = Games.rules(Repetition.SITUATIONAL, SelfCapture.ALLOWED);
    private static Exercised uniform;

    @BeforeAll
    static void playAtRandom() {
        uniform = Games.exercised("uniform", RULES, BOARD, 40_000);
    }

    private static double rate(Exercised exercised, Situation situation) {
        return (double) exercised.count(situation) / exercised.count(Situation.POSITIONS);
    }

    @Test
    void superkoTwentyTimesAsOftenOnFiveByFive() {
        BaseRules rules = Games.rules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN);
        double byLot = Games.exercised("uniform", rules, BOARD, 60_000).superkoRate();
        double sought = Games.exercised("kos", rules, BOARD, 20_000).superkoRate();
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
    void whatIsSought(String steering, Situation situation, double times) {
        Exercised sought = Games.exercised(steering, RULES, BOARD, 10_000);
        assertThat(rate(uniform, situation)).isPositive();
        assertThat(rate(sought, situation)).isGreaterThan(times * rate(uniform, situation));
    }

    @Test
    void everyRuleOfRepetitionDiffersFromEveryOtherWhereverItCan() {
        Exercised kos = Games.exercised("kos", RULES, BOARD, 20_000, Exercise::looked);
        assertThat(kos.met("repetition", "positional").unlike().get("situational"))
                .isGreaterThan(100);
        assertThat(kos.met("repetition", "situational").unlike().get("natural-situational"))
                .isGreaterThan(100);
        assertThat(kos.met("repetition", "simple").unlike().get("situational")).isGreaterThan(100);
        assertThat(kos.met("repetition", "simple-stone").unlike().get("play-elsewhere"))
                .isGreaterThan(100);
    }
}
