package touchstone.suite.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * A scenario of an axis value and what it showed.
 *
 * @param choice the value
 * @param conditions the values of other axes under which what it shows holds: those of the scenario, and what was taken for
 *     granted
 */
record AxisEvidence(
        Clause clause, Choice choice, Scenario scenario, Result result, Profile profile, List<Choice> conditions) {

    /** All of one subject's, in the order of the specification, however the results come. */
    static List<AxisEvidence> of(Specification specification, Profile profile, List<Result> results) {
        Map<String, Result> byScenario = results.stream()
                .collect(Collectors.toMap(Result::scenario, Function.identity(), (first, again) -> first));
        List<AxisEvidence> all = new ArrayList<>();
        for (Clause clause : specification.clauses()) {
            clause.choice().ifPresent(choice -> clause.scenarios().stream()
                    .filter(scenario -> byScenario.containsKey(scenario.id()))
                    .forEach(scenario -> {
                        Result result = byScenario.get(scenario.id());
                        all.add(new AxisEvidence(
                                clause, choice, scenario, result, profile, conditions(scenario, result)));
                    }));
        }
        return all;
    }

    private static List<Choice> conditions(Scenario scenario, Result result) {
        if (result.assumed().isEmpty()) {
            return scenario.conditions();
        }
        return Stream.concat(
                        scenario.conditions().stream(),
                        Axis.all().stream()
                                .flatMap(axis -> axis.choices().stream())
                                .filter(choice -> result.assumed().contains(choice.title())))
                .toList();
    }

    /** Whether the subject does what the value has it do. */
    boolean speaksFor() {
        return profile.conforms(result.verdict());
    }

    boolean speaksAgainst() {
        return profile.violatedBy(result.verdict());
    }

    boolean isTolerated() {
        return result.verdict() == Verdict.TOLERATED;
    }

    boolean isBroken() {
        return result.verdict() == Verdict.ERROR;
    }
}
