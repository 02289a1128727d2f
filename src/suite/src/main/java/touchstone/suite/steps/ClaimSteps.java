package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import touchstone.spi.ContradictedStatement;
import touchstone.spi.RulesReport;

/** Steps about whether a subject reports the rules that it was set to. */
final class ClaimSteps {

    private final ScenarioTrial trial;

    public ClaimSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** Whether the subject does it is for other clauses to say. */
    @When("it is done or refused that the controller {request}")
    public void request(String request) {
        RequestPhrases.of(request, trial).forEach(trial::asked);
    }

    /** Asked for its rules, the subject says nothing that the rules claimed do not have. It may say less than they do. */
    @Then("the rules told are those claimed")
    public void rules() {
        List<ContradictedStatement> contradicted =
                trial.session().ability(RulesReport.class).contradictedRules(trial.claimed());
        if (!contradicted.isEmpty()) {
            throw new Violation(
                    list(contradicted, ContradictedStatement::claimed),
                    "the subject, asked for its rules, says " + list(contradicted, ContradictedStatement::told));
        }
    }

    private static String list(
            List<ContradictedStatement> contradicted, Function<ContradictedStatement, String> value) {
        return contradicted.stream()
                .map(one -> one.of() + " " + value.apply(one))
                .collect(Collectors.joining(", "));
    }
}
