package touchstone.cli.run.cause;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.builtin.RulesSubject;
import touchstone.mutants.StatingArticles;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.IncompatibleChoices;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * What could be wrong with a subject that violates some scenarios: the claimed rules with another value on one axis, tried in
 * this JVM, and the known faults, of which it is known what they fail.
 */
final class Hypotheses {

    private final Specification specification;
    private final Claim claim;
    private final Ruleset ruleset;
    private final Set<String> violated;
    private final Set<String> passed;
    private final Certification certification;
    private final StatingArticles articles;

    /**
     * @param claim of a ruleset
     * @param violated the ids of the violated scenarios
     * @param passed the ids of those that the subject passed
     */
    Hypotheses(Specification specification, Claim claim, Set<String> violated, Set<String> passed) {
        this.specification = specification;
        this.claim = claim;
        this.ruleset = claim.ruleset().orElseThrow();
        this.violated = violated;
        this.passed = passed;
        this.certification = new Certification(specification, 1, new RunFacts("", "", 0));
        this.articles = new StatingArticles(specification);
    }

    /** Those that explain at least one violation; values of axes first. */
    List<Hypothesis> all() {
        List<Hypothesis> all = new ArrayList<>();
        for (Axis axis : Axis.all()) {
            for (Choice choice : axis.choices()) {
                Variant wrong = ruleset.variant().with(choice);
                if (!ruleset.variant().has(choice)
                        && IncompatibleChoices.in(wrong).isEmpty()) {
                    another(axis, choice, wrong).ifPresent(all::add);
                }
            }
        }
        specification.knownFaults().faults().stream()
                .filter(fault -> fault.caughtBy().stream().anyMatch(violated::contains))
                .map(fault ->
                        new Hypothesis(fault.description(), fault.clause(), Set.of(fault.clause()), fault.caughtBy()))
                .forEach(all::add);
        return all;
    }

    private Optional<Hypothesis> another(Axis axis, Choice choice, Variant wrong) {
        Set<String> fails = failed(wrong, violated);
        if (fails.isEmpty()) {
            return Optional.empty();
        }
        Set<String> all = new HashSet<>(fails);
        all.addAll(failed(wrong, passed));
        Choice claimed = ruleset.variant().get(axis.type());
        String clause = specification.mappings().clause(claimed);
        Set<String> stating = new LinkedHashSet<>(List.of(clause, axis.id() + "." + claimed.id()));
        articles.articles(ruleset, claimed).stream().map(Clause::id).forEach(stating::add);
        return Optional.of(
                new Hypothesis("plays by " + choice.title() + " and not by " + claimed.title(), clause, stating, all));
    }

    /** Which of some scenarios a right program fails that plays by other rules. */
    private Set<String> failed(Variant rules, Set<String> scenarios) {
        Subject subject = new RulesSubject(new Identity("hypothesis", "", "", ""), new VariantRules(rules));
        List<Scenario> tries = specification
                .scenarios()
                .filter(scenario -> scenarios.contains(scenario.id()))
                .filter(scenario -> subject.capabilities().containsAll(scenario.needs()))
                .toList();
        return certification.certify(subject, new Plan(claim, tries, List.of(), List.of()), result -> {}).stream()
                .filter(result -> result.verdict() == Verdict.VIOLATED)
                .map(result -> result.scenario())
                .collect(Collectors.toSet());
    }
}
