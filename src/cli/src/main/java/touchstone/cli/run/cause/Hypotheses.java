package touchstone.cli.run.cause;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.builtin.RulesSubject;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.mutants.StatingArticles;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.spi.Identity;
import touchstone.spi.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ConsistentVariants;
import touchstone.suite.specification.KnownFault;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * What could be wrong with a subject that violates some scenarios: the claimed rules with another value on one axis, tried in
 * this JVM, and the known faults, of which it is known what they fail.
 */
final class Hypotheses {

    /** A program that has another value may pass some of its scenarios all the same, being wrong elsewhere too. */
    private static final int AGAINST_VALUE = 1;

    /** So many values are tried on what the subject passed, which takes longest. */
    private static final int MOST_VALUES = 5;

    /** Of a known fault it is known exactly what it fails. */
    private static final int AGAINST_FAULT = 2;

    /** With this begins what a step says of a wrong score. */
    private static final String SCORE = "the subject says ";

    private static final String LIKE = "fails like a program that ";

    /** So many known faults are tried on what is violated; it takes time. */
    private static final int MOST_FAULTS = 12;

    /** So many of them on what is passed, which takes longest. */
    private static final int MOST_ON_PASSED = 2;

    private final Specification specification;
    private final Claim claim;
    private final Optional<Ruleset> ruleset;
    private final Set<String> violated;
    private final Set<String> passed;
    private final Map<String, String> answered;
    private final Certification certification;
    private final StatingArticles articles;

    /**
     * @param claim of something: of a protocol alone there are no values to be wrong
     * @param violated the ids of the violated scenarios
     * @param passed the ids of those that the subject passed
     * @param answered what it answered where it was wrong, by the ids of the scenarios
     */
    Hypotheses(
            Specification specification,
            Claim claim,
            Set<String> violated,
            Set<String> passed,
            Map<String, String> answered) {
        this.specification = specification;
        this.claim = claim;
        this.ruleset = claim.rules();
        this.violated = violated;
        this.passed = passed;
        this.answered = answered;
        this.certification = new Certification(specification, 1, new RunFacts("", "", 0));
        this.articles = new StatingArticles(specification);
    }

    /** The known faults of which a scenario is violated that catches them. */
    List<Hypothesis> faults() {
        List<Hypothesis> faults = specification.knownFaults().faults().stream()
                .filter(fault -> fault.caughtBy().stream().anyMatch(violated::contains))
                .map(fault -> fault(fault, fault.caughtBy()))
                .toList();
        return beyond(faults);
    }

    private static Hypothesis fault(KnownFault fault, Set<String> fails) {
        return new Hypothesis(
                LIKE + fault.description(),
                fault.clause(),
                Set.of(fault.clause()),
                AGAINST_FAULT,
                fails,
                Optional.empty());
    }

    /**
     * The list of known faults has for a fault of the rules only scenarios of the rules, and for one of the protocol, or of how a game
     * is shown, those of a few clauses. The latter are tried on all that is violated. Where a protocol is claimed, so are those that
     * explain most of it; and those of which that shows more than the list has, on what is passed too.
     */
    private List<Hypothesis> beyond(List<Hypothesis> faults) {
        boolean ofProtocol =
                claim.ruleset().filter(one -> one.kind() != Ruleset.Kind.RULES).isPresent();
        Map<String, Mutant> mutants = Mutants.all().stream()
                .collect(Collectors.toMap(
                        mutant -> mutant.clause() + " " + mutant.description(), mutant -> mutant, (one, other) -> one));
        // Who shows his game wrongly fails nearly everything, and of that the list has little.
        List<Hypothesis> likely = Stream.concat(
                        ofProtocol ? mostLikely(faults, MOST_FAULTS) : Stream.<Hypothesis>empty(),
                        faults.stream().filter(one -> Clause.kindOf(one.clause()) == Clause.Kind.CLAIM))
                .distinct()
                .filter(one -> mutants.containsKey(mutant(one)))
                .toList();
        FaultTrial trial = new FaultTrial(specification, claim.profile());
        Map<Hypothesis, Hypothesis> tried = new HashMap<>();
        for (Hypothesis one : likely) {
            tried.put(one, one.failingToo(trial.failed(mutants.get(mutant(one)), scenarios(violated))));
        }
        if (claim.rules().isEmpty()) {
            Set<Hypothesis> more = likely.stream()
                    .map(tried::get)
                    .filter(one -> !likely.contains(one))
                    .collect(Collectors.toSet());
            List<Hypothesis> doubtful = mostLikely(more, MOST_ON_PASSED).toList();
            tried.replaceAll((one, found) -> doubtful.contains(found)
                    ? found.failingToo(trial.failed(mutants.get(mutant(one)), scenarios(passed)))
                    : found);
        }
        return faults.stream().map(one -> tried.getOrDefault(one, one)).toList();
    }

    private Stream<Hypothesis> mostLikely(Collection<Hypothesis> some, int most) {
        return some.stream()
                .sorted(Comparator.comparing((Hypothesis one) -> -one.worth(violated, passed)))
                .limit(most);
    }

    private static String mutant(Hypothesis one) {
        return one.clause() + " " + one.what().substring(LIKE.length());
    }

    private List<Scenario> scenarios(Set<String> ids) {
        return specification
                .scenarios()
                .filter(scenario -> ids.contains(scenario.id()))
                .toList();
    }

    /**
     * The other values of the axes, those alone that explain most.
     *
     * @param wrong the rules with the values that have been found wrong so far
     * @param open the violated scenarios that these do not explain
     */
    List<Hypothesis> values(Variant wrong, Set<String> open) {
        if (ruleset.isEmpty()) {
            return List.of();
        }
        Set<String> failedAnyway = failed(wrong, passed);
        Map<Choice, Set<String>> explained = new HashMap<>();
        for (Axis axis : Axis.all()) {
            for (Choice choice : axis.choices()) {
                if (isTried(wrong, choice)) {
                    explained.put(choice, failed(with(wrong, choice), open));
                }
            }
        }
        return Axis.all().stream()
                .flatMap(axis -> axis.choices().stream())
                .filter(choice -> !explained.getOrDefault(choice, Set.of()).isEmpty())
                .sorted(Comparator.comparing(
                        (Choice choice) -> -explained.get(choice).size()))
                .limit(MOST_VALUES)
                .map(choice -> value(choice, explained.get(choice), failed(with(wrong, choice), passed), failedAnyway))
                .toList();
    }

    /** Only where the values found so far are the claimed ones is another worth a try. */
    private boolean isTried(Variant wrong, Choice choice) {
        Choice claimed = ruleset.orElseThrow().variant().get(choice.axis().type());
        return !choice.equals(claimed) && wrong.has(claimed);
    }

    /** The rules with another value, and with what this cannot do without. */
    static Variant with(Variant rules, Choice choice) {
        return ConsistentVariants.mended(rules.with(choice), Set.of(choice));
    }

    private Hypothesis value(Choice choice, Set<String> explained, Set<String> failed, Set<String> failedAnyway) {
        Set<String> fails = new HashSet<>(failed);
        fails.removeAll(failedAnyway);
        fails.addAll(explained);
        Choice claimed = ruleset.orElseThrow().variant().get(choice.axis().type());
        String clause = specification.mappings().clause(claimed);
        Set<String> stating = new LinkedHashSet<>(List.of(clause, choice.axis().id() + "." + claimed.id()));
        articles.articles(ruleset.orElseThrow(), claimed).stream()
                .map(Clause::id)
                .forEach(stating::add);
        return new Hypothesis(
                "plays by " + choice.title() + " and not by " + claimed.title(),
                clause,
                stating,
                AGAINST_VALUE,
                fails,
                Optional.of(choice));
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
                .filter(result -> !tellsOtherScore(result))
                .map(result -> result.scenario())
                .collect(Collectors.toSet());
    }

    /** Scores are numbers, and tell how a subject counts: who tells another wrong one does not count by the value in question. */
    private boolean tellsOtherScore(Result result) {
        String told = answered.getOrDefault(result.scenario(), "");
        return told.startsWith(SCORE) && !told.equals(result.actual());
    }
}
