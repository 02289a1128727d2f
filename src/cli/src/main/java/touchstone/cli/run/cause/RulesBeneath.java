package touchstone.cli.run.cause;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * Which violated clauses of a protocol fail only along with rules of Go. Scenarios of the protocol are games too: who captures
 * wrong also takes captures back wrong, which shows nothing against the protocol. Whether a scenario rests on a rule is seen by
 * trying it on programs that are known to have that rule wrong, and the protocol right.
 */
final class RulesBeneath {

    private final Specification specification;
    private final FaultTrial trial;

    /** @param claim of rules and a protocol together */
    RulesBeneath(Specification specification, Claim claim) {
        this.specification = specification;
        this.trial = new FaultTrial(specification, claim.profile());
    }

    /**
     * The causes with those rules among them.
     *
     * @param causes found so far: what fails only along with one of them is no rule that is wrong
     * @param violated the ids of the violated scenarios
     */
    List<ViolationCause> among(List<ViolationCause> causes, Set<String> violated) {
        Set<String> along =
                causes.stream().flatMap(cause -> cause.consequences().stream()).collect(Collectors.toSet());
        // Who is like a program that shows its game wrongly is not thought to play it wrongly.
        boolean shownWrong = causes.stream().anyMatch(cause -> Clause.kindOf(cause.clause()) == Clause.Kind.CLAIM);
        Map<String, List<Scenario>> protocol = new LinkedHashMap<>();
        Set<String> rules = new LinkedHashSet<>();
        for (String id : violated) {
            Scenario scenario = specification.scenario(id).orElseThrow();
            if (Clause.kindOf(scenario.clause()) == Clause.Kind.RULE) {
                rules.add(scenario.clause());
            } else if (!shownWrong || Clause.kindOf(scenario.clause()) == Clause.Kind.PROTOCOL) {
                protocol.computeIfAbsent(scenario.clause(), clause -> new ArrayList<>())
                        .add(scenario);
            }
        }
        rules.removeAll(along);
        protocol.keySet().removeAll(along);
        if (rules.isEmpty() || protocol.isEmpty()) {
            return causes;
        }
        Map<String, String> beneath =
                beneath(rules, protocol.values().stream().flatMap(List::stream).toList());
        protocol.values()
                .removeIf(scenarios -> !scenarios.stream().map(Scenario::id).allMatch(beneath::containsKey));
        return with(causes, protocol, beneath, violated);
    }

    /** For scenarios that rest on one of these rules the first such rule. */
    private Map<String, String> beneath(Set<String> rules, List<Scenario> scenarios) {
        Map<String, String> beneath = new HashMap<>();
        for (Mutant mutant : Mutants.all()) {
            List<Scenario> open = scenarios.stream()
                    .filter(scenario -> !beneath.containsKey(scenario.id()))
                    .toList();
            if (rules.contains(mutant.clause()) && !open.isEmpty()) {
                trial.failed(mutant, open).forEach(id -> beneath.put(id, mutant.clause()));
            }
        }
        return beneath;
    }

    private static List<ViolationCause> with(
            List<ViolationCause> causes,
            Map<String, List<Scenario>> resting,
            Map<String, String> beneath,
            Set<String> violated) {
        List<ViolationCause> all = new ArrayList<>();
        for (ViolationCause cause : causes) {
            // Which fault of the protocol it is like says nothing where it fails only along with a rule.
            if (!resting.containsKey(cause.clause())) {
                all.add(cause);
            }
        }
        Map<String, Set<String>> byRule = new LinkedHashMap<>();
        resting.forEach((clause, scenarios) -> byRule.computeIfAbsent(
                        beneath.get(scenarios.get(0).id()), rule -> new LinkedHashSet<>())
                .add(clause));
        byRule.forEach((rule, clauses) -> all.add(new ViolationCause(
                "does not keep to this rule, on which scenarios of the protocol rest",
                rule,
                violated.stream()
                        .filter(id -> id.startsWith(rule + "/")
                                || clauses.stream().anyMatch(clause -> id.startsWith(clause + "/")))
                        .toList(),
                List.copyOf(clauses),
                0)));
        return all;
    }
}
