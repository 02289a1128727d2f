package touchstone.suite.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.suite.result.Verdict;

/** What counts as failing in the same way, from one run to the next. */
class ScenarioOutcomeTest {

    private static ScenarioOutcome violated(String answered) {
        return new ScenarioOutcome.Failed(Verdict.VIOLATED, "Black may play a", "Black may play D4", answered);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "refused it: \"illegal\"~refused it: \"illegal\"",
                "refused it: \"illegal, process 4711\"~refused it: \"illegal, process 12\"",
                "refused it: \"at 0x7ffe01 after 0.013 s\"~refused it: \"at 0x5600ab after 0.11 s\"",
                "refused it: \"see /some/x.12/log\"~refused it: \"see /some/abc/log\"",
                "refused it: \"see C:\\x\\log\"~refused it: \"see D:\\yy\\log\"",
                "refused it: \"the \"12\" point\"~refused it: \"the \"13\" point\"",
            })
    void whatIsFleetingInTheSubjectsOwnWordsIsNotCompared(String before, String now) {
        assertThat(violated(before).isLike(violated(now))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "the subject says Black wins by 3~the subject says Black wins by 4",
                "refused it: \"illegal move\"~refused it: \"superko\"",
                "refused it: \"illegal move\"~takes it",
                "refused it: \"no 1\", though A1 is empty~refused it: \"no 1\", though A2 is empty",
                "refused it: \"at 12 noon\"~refused it: \"noon\"",
            })
    void anythingElseInTheAnswerIs(String before, String now) {
        assertThat(violated(before).isLike(violated(now))).isFalse();
    }

    @Test
    void anotherVerdictStepOrExpectationIsAnotherFailure() {
        ScenarioOutcome.Failed failed = new ScenarioOutcome.Failed(Verdict.VIOLATED, "step", "expected", "answered");
        assertThat(failed.isLike(new ScenarioOutcome.Failed(Verdict.VIOLATED, "step", "expected", "answered")))
                .isTrue();
        assertThat(failed.isLike(new ScenarioOutcome.Failed(Verdict.TOLERATED, "step", "expected", "answered")))
                .isFalse();
        assertThat(failed.isLike(new ScenarioOutcome.Failed(Verdict.VIOLATED, "a later step", "expected", "answered")))
                .isFalse();
        assertThat(failed.isLike(new ScenarioOutcome.Failed(Verdict.VIOLATED, "step", "more", "answered")))
                .isFalse();
        assertThat(failed.isLike(new ScenarioOutcome.Lacking("turn"))).isFalse();
    }

    @Test
    void howAProgramEndedIsNotComparedButWhere() {
        ScenarioOutcome.Failed hung =
                new ScenarioOutcome.Failed(Verdict.ERROR, "step", "", "did not answer within 10 s");
        assertThat(hung.isLike(new ScenarioOutcome.Failed(Verdict.ERROR, "step", "", "ended with exit code 139")))
                .isTrue();
        assertThat(hung.isLike(new ScenarioOutcome.Failed(Verdict.ERROR, "other", "", "did not answer within 10 s")))
                .isFalse();
        assertThat(hung.isLike(new ScenarioOutcome.Failed(Verdict.VIOLATED, "step", "", "did not answer within 10 s")))
                .isFalse();
    }

    @Test
    void lacksAreToldApartByTheirCapability() {
        assertThat(new ScenarioOutcome.Lacking("turn").isLike(new ScenarioOutcome.Lacking("turn")))
                .isTrue();
        assertThat(new ScenarioOutcome.Lacking("turn").isLike(new ScenarioOutcome.Lacking("score")))
                .isFalse();
    }

    @Test
    void passesAreAllAlike() {
        assertThat(new ScenarioOutcome.Passed(Verdict.SATISFIED).isLike(new ScenarioOutcome.Passed(Verdict.TOLERATED)))
                .isTrue();
        assertThat(new ScenarioOutcome.Passed(Verdict.SATISFIED).isLike(violated("takes it")))
                .isFalse();
    }
}
