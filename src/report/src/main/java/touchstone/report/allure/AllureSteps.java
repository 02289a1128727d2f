package touchstone.report.allure;

import io.qameta.allure.model.Status;
import io.qameta.allure.model.StepResult;
import java.util.ArrayList;
import java.util.List;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Scenario;

/**
 * The steps of a scenario as far as they were carried out. Results name only the step that decided: those before it were
 * passed, those after it were never reached. If no step decided, a conforming result passed them all and any other none.
 */
final class AllureSteps {

    private AllureSteps() {}

    static List<StepResult> of(Scenario scenario, Result result, Profile profile) {
        int deciding = deciding(scenario, result.step());
        Status decided = new AllureOutcome(result, profile).status();
        boolean conforms = profile.conforms(result.verdict());
        List<StepResult> steps = new ArrayList<>();
        for (int i = 0; i < scenario.steps().size(); i++) {
            Status status;
            if (conforms || i < deciding) {
                status = Status.PASSED;
            } else {
                status = i == deciding ? decided : Status.SKIPPED;
            }
            steps.add(new StepResult().setName(words(scenario.steps().get(i))).setStatus(status));
        }
        return steps;
    }

    /** The index of the deciding step, or -1. */
    private static int deciding(Scenario scenario, String text) {
        for (int i = 0; i < scenario.steps().size(); i++) {
            Scenario.Step step = scenario.steps().get(i);
            if (!text.isBlank() && (step.text().equals(text) || words(step).equals(text))) {
                return i;
            }
        }
        return -1;
    }

    private static String words(Scenario.Step step) {
        return step.keyword() + " " + step.text();
    }
}
