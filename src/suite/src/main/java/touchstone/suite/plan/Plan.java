package touchstone.suite.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import touchstone.reference.choice.Choice;
import touchstone.spi.Capability;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * Which scenarios are run on a subject, and why each other one is not.
 *
 * @param tries the scenarios to run
 * @param lacking those that need a capability the subject lacks
 * @param leftOut those that say nothing about the claim
 */
public record Plan(Claim claim, List<Scenario> tries, List<Lacking> lacking, List<LeftOut> leftOut) {

    public record Lacking(Scenario scenario, Capability capability) {}

    /** @param why as words after "scenarios", such as {@code of no clause chosen} */
    public record LeftOut(Scenario scenario, String why) {}

    public static Plan of(Specification specification, Claim claim, Set<Capability> capabilities) {
        Plan plan = new Plan(claim, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Scope scope = new Scope(specification, claim);
        for (Clause clause : specification.clauses()) {
            if (claim.has(clause)) {
                boolean chosen = scope.contains(clause);
                boolean covered = claim.covers(clause);
                clause.scenarios().forEach(scenario -> plan.add(chosen, covered, scenario, capabilities));
            } else if (!clause.scenarios().isEmpty()) {
                String why = "of " + plan.elsewhere(clause);
                clause.scenarios().forEach(scenario -> plan.leftOut.add(new LeftOut(scenario, why)));
            }
        }
        return plan;
    }

    /** The same with fewer scenarios to run. */
    public Plan withTries(Predicate<Scenario> chosen) {
        return new Plan(claim, tries.stream().filter(chosen).toList(), lacking, leftOut);
    }

    /** The same without scenarios of which there is a result. */
    public Plan without(Set<String> ids) {
        return new Plan(
                claim,
                tries.stream().filter(scenario -> !ids.contains(scenario.id())).toList(),
                lacking.stream()
                        .filter(one -> !ids.contains(one.scenario().id()))
                        .toList(),
                leftOut);
    }

    private void add(boolean chosen, boolean covered, Scenario scenario, Set<Capability> capabilities) {
        Optional<Capability> missing = scenario.needs().stream()
                .filter(need -> !capabilities.contains(need))
                .findFirst();
        if (!chosen) {
            leftOut.add(new LeftOut(scenario, "of no clause chosen"));
        } else if (covered && !claim.covers(scenario)) {
            leftOut.add(new LeftOut(scenario, "not chosen"));
        } else if (!claim.meets(scenario)) {
            leftOut.add(new LeftOut(scenario, "holding only under " + unmet(scenario)));
        } else if (missing.isPresent()) {
            lacking.add(new Lacking(scenario, missing.get()));
        } else {
            tries.add(scenario);
        }
    }

    private String elsewhere(Clause clause) {
        return switch (clause.kind()) {
            case PROTOCOL ->
                claim.ruleset()
                        .flatMap(Ruleset::protocol)
                        .map(protocol -> "no clause of " + protocol.name())
                        .orElse("the protocol, for which --protocol asks");
            case CLAIM -> claim.isSurvey() ? "what is claimed, and nothing is" : "no clause of " + claim.name();
            case RULE -> claim.ruleset().isPresent() ? "no clause of " + claim.name() : "no axis";
        };
    }

    /** One condition the ruleset does not meet: a scenario's others are met by this ruleset or that one. */
    private String unmet(Scenario scenario) {
        return scenario.conditions().stream()
                .filter(condition -> claim.rules()
                        .filter(rules -> rules.variant().has(condition))
                        .isEmpty())
                .findFirst()
                .map(Choice::title)
                .orElseThrow();
    }

    /** How many results the subject will have: tried and unsupported ones. */
    public int size() {
        return tries.size() + lacking.size();
    }
}
