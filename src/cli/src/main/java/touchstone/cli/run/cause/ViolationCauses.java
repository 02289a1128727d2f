package touchstone.cli.run.cause;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Variant;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * Finds the fewest things that could be wrong with a subject and explain what it violates. The one that explains most is taken
 * first, then the one that explains most of the rest, and so on. What no single thing explains is left as it is.
 */
public final class ViolationCauses {

    /** So often the other values are tried anew; the causes that explain most come first, and it takes time. */
    private static final int ROUNDS = 3;

    /** An explanation of one scenario by a fault in another clause would be a guess. */
    private static final int FEWEST_ELSEWHERE = 2;

    private final Specification specification;
    private final Claim claim;

    public ViolationCauses(Specification specification, Claim claim) {
        this.specification = specification;
        this.claim = claim;
    }

    /**
     * The causes, the one that explains most first; none if nothing is claimed or violated.
     *
     * @param results of one subject
     */
    public List<ViolationCause> of(List<Result> results) {
        Set<String> violated = scenarios(results, Verdict.VIOLATED);
        if (violated.isEmpty() || claim.isSurvey()) {
            return List.of();
        }
        Set<String> passed = scenarios(results, Verdict.SATISFIED);
        Map<String, String> answered = results.stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .collect(Collectors.toMap(Result::scenario, Result::actual, (one, again) -> one));
        Hypotheses hypotheses = new Hypotheses(specification, claim, violated, passed, answered);
        List<Hypothesis> faults = hypotheses.faults();
        // Under a protocol alone no values are claimed, and none are tried.
        Variant wrong = claim.rules().map(Ruleset::variant).orElse(Variant.BASE);
        List<Hypothesis> values = hypotheses.values(wrong, violated);
        Map<Hypothesis, Set<String>> chosen = new LinkedHashMap<>();
        Set<String> open = new LinkedHashSet<>(violated);
        for (Optional<Hypothesis> best = best(values, faults, violated, open, passed);
                best.isPresent();
                best = best(values, faults, violated, open, passed)) {
            Hypothesis found = best.get();
            chosen.put(found, found.explained(open));
            open.removeAll(found.fails());
            if (found.value().isPresent() && chosen.size() < ROUNDS) {
                // What another value explains shows best beside those that are known to be wrong.
                wrong = Hypotheses.with(wrong, found.value().get());
                values = hypotheses.values(wrong, open);
            }
        }
        List<ViolationCause> causes = causes(chosen, violated, passed);
        return claim.ruleset()
                .filter(claimed -> claimed.kind() == Ruleset.Kind.TOGETHER)
                .map(claimed -> new RulesBeneath(specification, claim).among(causes, violated))
                .orElse(causes);
    }

    /** The first of those that explain most: a value before a fault. */
    private static Optional<Hypothesis> best(
            List<Hypothesis> values,
            List<Hypothesis> faults,
            Set<String> violated,
            Set<String> open,
            Set<String> passed) {
        Optional<Hypothesis> best = Optional.empty();
        for (Hypothesis one : Stream.concat(values.stream(), faults.stream()).toList()) {
            int worth = one.worth(open, passed);
            int bestWorth = best.map(found -> found.worth(open, passed)).orElse(0);
            if (worth > bestWorth && isPossible(one, violated, open)) {
                best = Optional.of(one);
            }
        }
        return best;
    }

    private Set<String> scenarios(List<Result> results, Verdict verdict) {
        return results.stream()
                .filter(result -> result.verdict() == verdict)
                .map(Result::scenario)
                .filter(id -> specification.scenario(id).isPresent())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** A thing is wrong only if a clause that states it is violated; and one scenario alone is explained by its own clause. */
    private static boolean isPossible(Hypothesis one, Set<String> violated, Set<String> open) {
        Set<String> explained = one.explained(open);
        return violated.stream().anyMatch(id -> one.fails().contains(id) && one.states(clause(id)))
                && (explained.size() >= FEWEST_ELSEWHERE || explained.stream().allMatch(id -> one.states(clause(id))));
    }

    private List<ViolationCause> causes(Map<Hypothesis, Set<String>> chosen, Set<String> violated, Set<String> passed) {
        Set<String> blamed = new HashSet<>();
        for (String scenario : violated) {
            boolean elsewhere = chosen.keySet().stream()
                    .anyMatch(one -> one.fails().contains(scenario) && !one.states(clause(scenario)));
            boolean here = chosen.keySet().stream()
                    .anyMatch(one -> one.fails().contains(scenario) && one.states(clause(scenario)));
            if (here || !elsewhere) {
                blamed.add(clause(scenario));
            }
        }
        List<ViolationCause> causes = new ArrayList<>();
        chosen.forEach((one, explained) -> causes.add(new ViolationCause(
                one.what(),
                one.clause(),
                inOrder(explained),
                inOrder(explained).stream()
                        .map(ViolationCauses::clause)
                        .distinct()
                        .filter(id -> !blamed.contains(id))
                        .toList(),
                one.explained(passed).size())));
        return causes;
    }

    private List<String> inOrder(Set<String> scenarios) {
        return specification
                .scenarios()
                .map(scenario -> scenario.id())
                .filter(scenarios::contains)
                .toList();
    }

    private static String clause(String scenario) {
        return scenario.substring(0, scenario.lastIndexOf('/'));
    }
}
