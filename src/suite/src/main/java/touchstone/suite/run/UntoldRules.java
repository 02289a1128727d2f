package touchstone.suite.run;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.builtin.RulesSubject;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Variant;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.Session;
import touchstone.spi.Subject;
import touchstone.spi.ToldRules;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * Which violations of a subject only show rules that it could not be told otherwise. A subject is accused only if its answer
 * is wrong whatever it has on the axes that its words for rules cannot say: if the reference, playing by rules that it may
 * take itself to be told, fails a scenario at the same step with the same answer, the scenario is not told.
 */
final class UntoldRules {

    private static final Identity ACTOR = new Identity("reference", "reference", "", "built in");

    /** As {@code LegalitySteps} says it. */
    private static final String REFUSED = "the subject refused it: ";

    private static final Set<String> REFUSED_OTHERWISE =
            Set.of("the subject refused it for another reason: ", "the subject says no more than ");

    private final Specification specification;
    private final RunFacts facts;
    private final Claim claim;
    private final Variant claimed;
    private final ToldRules told;
    private final Set<Capability> shown;

    private UntoldRules(
            Specification specification, RunFacts facts, Claim claim, ToldRules told, Set<Capability> shown) {
        this.specification = specification;
        this.facts = facts;
        this.claim = claim;
        this.claimed = claim.rules().orElseThrow().variant();
        this.told = told;
        this.shown = shown;
    }

    /** Empty if the subject could be told all that is claimed, or was told nothing. */
    static Optional<UntoldRules> of(Specification specification, RunFacts facts, Claim claim, Subject subject) {
        return subject.toldRules()
                .filter(told -> !told.whole() && claim.rules().isPresent())
                .map(told -> new UntoldRules(specification, facts, claim, told, subject.capabilities()));
    }

    /**
     * The violations among which some may not be told.
     *
     * @return in the same order, those that are not told as such
     */
    List<Result> settled(List<Result> violations) {
        Map<String, Result> open = new LinkedHashMap<>();
        violations.forEach(result -> open.put(result.scenario(), result));
        Map<String, Result> excused = new LinkedHashMap<>();
        for (Variant point : UntoldPoints.of(told, claimed)) {
            if (open.isEmpty()) {
                break;
            }
            for (Result played : played(point, open.keySet())) {
                Result violation = open.get(played.scenario());
                if (sameAnswer(violation, played)) {
                    excused.put(violation.scenario(), notTold(violation, point));
                    open.remove(violation.scenario());
                }
            }
        }
        return violations.stream()
                .map(result -> excused.getOrDefault(result.scenario(), result))
                .toList();
    }

    private List<Result> played(Variant point, Set<String> scenarios) {
        List<Scenario> tries = specification
                .scenarios()
                .filter(scenario -> scenarios.contains(scenario.id()))
                .toList();
        return new Certification(specification, 1, facts)
                .certify(new Actor(point, shown), new Plan(claim, tries, List.of(), List.of()), result -> {});
    }

    /**
     * What stands in quotes is in the subject's own words. A refusal where none is asked for, or where one is asked for another
     * reason, is the same answer at whichever step it is first noticed: who gives no reasons is noticed later.
     */
    private static boolean sameAnswer(Result violation, Result played) {
        if (played.verdict() != Verdict.VIOLATED) {
            return false;
        }
        String answer = unquoted(violation.actual());
        String reference = unquoted(played.actual());
        return played.step().equals(violation.step()) && reference.equals(answer)
                || answer.equals(REFUSED) && REFUSED_OTHERWISE.contains(reference);
    }

    private static String unquoted(String actual) {
        return actual.replaceFirst("(?s)\".*", "");
    }

    private Result notTold(Result violation, Variant point) {
        List<Axis> differing = Axis.all().stream()
                .filter(axis -> point.get(axis.type()) != claimed.get(axis.type()))
                .toList();
        List<Axis> named =
                differing.stream().filter(told.unsayable()::containsKey).toList();
        return violation.notTold(
                Capability.TOLD_RULES,
                "its words for rules cannot say " + titles(claimed, named) + ", and under " + titles(point, differing)
                        + " its answer is right");
    }

    private static String titles(Variant point, List<Axis> axes) {
        return axes.stream().map(axis -> point.get(axis.type()).title()).collect(Collectors.joining(", "));
    }

    /** The reference at a point, which shows no more than the subject does. */
    private record Actor(RulesSubject reference, Set<Capability> shown) implements Subject {

        Actor(Variant point, Set<Capability> shown) {
            this(new RulesSubject(ACTOR, new VariantRules(point)), shown);
        }

        @Override
        public Identity identity() {
            return ACTOR;
        }

        @Override
        public Set<Capability> capabilities() {
            Set<Capability> both = EnumSet.copyOf(reference.capabilities());
            both.retainAll(shown);
            return both;
        }

        @Override
        public Session open() {
            return reference.open();
        }
    }
}
