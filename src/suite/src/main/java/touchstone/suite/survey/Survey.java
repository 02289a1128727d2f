package touchstone.suite.survey;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/** What the scenarios of the axes show about a subject for which nothing is claimed. */
public final class Survey {

    private final List<AxisEvidence> all;
    private final Elimination elimination;
    private final List<AxisFinding> findings;

    private Survey(List<AxisEvidence> all) {
        this.all = all;
        this.elimination = new Elimination(all);
        this.findings = Axis.all().stream().map(this::finding).toList();
    }

    /**
     * @param profile in what role the subject is taken: to an arbiter a move it only tolerates is one that it allows
     * @param results of one subject, in any order; results of no axis value's clause are passed over
     */
    public static Survey of(Specification specification, Profile profile, List<Result> results) {
        return new Survey(AxisEvidence.of(specification, profile, results));
    }

    private AxisFinding finding(Axis axis) {
        List<Choice> left = elimination.left(axis);
        List<Choice> shown = left.stream().filter(elimination::isShown).toList();
        List<Choice> open = left.stream()
                .filter(choice -> !shown.contains(choice))
                // What asks for nothing can't be refuted; it is what is left if nothing else shows.
                .filter(choice -> shown.isEmpty() || isAsked(choice))
                .toList();
        Map<Choice, Refutation> refuted = new LinkedHashMap<>();
        axis.choices().forEach(choice -> elimination.refutation(choice).ifPresent(why -> refuted.put(choice, why)));
        // What is in doubt is what has not been shown in all its clauses, if there is such a value.
        List<Choice> whole = left.stream().filter(this::isWhole).toList();
        List<Choice> doubtful = whole.size() == left.size()
                ? left
                : left.stream().filter(choice -> !whole.contains(choice)).toList();
        List<UndecidedReason> doubts = shown.size() + open.size() < 2
                ? List.of()
                : UndecidedReasons.about(
                        all.stream().filter(evidence -> doubtful.contains(evidence.choice())), elimination);
        return new AxisFinding(axis, shown, open, refuted, nearest(axis, worthNaming(left)), doubts);
    }

    /** How much has to speak for a value that is refuted, if it is to be named. */
    private long worthNaming(List<Choice> left) {
        boolean half = left.size() == 1
                && elimination.isShown(left.get(0))
                && clauses(left.get(0)).anyMatch(clause -> standing(clause) == ClauseStatus.CANNOT_TELL);
        return left.isEmpty() ? 0 : half ? here(left.get(0), AxisEvidence::speaksFor) + 1 : Long.MAX_VALUE;
    }

    private Stream<Clause> clauses(Choice choice) {
        return elimination.of(choice).stream().map(AxisEvidence::clause).distinct();
    }

    /** Whether a value that is not refuted has been shown in each of its clauses that can be tested under the subject's rules. */
    public boolean isWhole(Choice choice) {
        List<ClauseStatus> standings = clauses(choice).map(this::standing).toList();
        return elimination.refutation(choice).isEmpty()
                && standings.contains(ClauseStatus.HOLDS)
                && standings.stream()
                        .allMatch(standing -> standing == ClauseStatus.HOLDS
                                || standing == ClauseStatus.ELSEWHERE
                                || standing == ClauseStatus.UNTESTABLE);
    }

    private List<AxisFinding.Near> nearest(Axis axis, long worthNaming) {
        List<AxisFinding.Near> refuted = axis.choices().stream()
                .filter(choice -> here(choice, AxisEvidence::speaksFor) >= worthNaming)
                .map(choice -> new AxisFinding.Near(choice, here(choice, AxisEvidence::speaksAgainst)))
                .filter(near -> near.against() > 0)
                .toList();
        long fewest =
                refuted.stream().mapToLong(AxisFinding.Near::against).min().orElse(0);
        return refuted.stream().filter(near -> near.against() == fewest).toList();
    }

    private long here(Choice choice, Predicate<AxisEvidence> which) {
        return elimination.of(choice).stream()
                .filter(evidence -> which.test(evidence) && isHere(evidence))
                .count();
    }

    private boolean isAsked(Choice choice) {
        return !elimination.of(choice).isEmpty();
    }

    /** One for each axis, in their order. */
    public List<AxisFinding> findings() {
        return findings;
    }

    public AxisFinding finding(Choice choice) {
        return findings.stream()
                .filter(finding -> finding.axis().equals(choice.axis()))
                .findFirst()
                .orElseThrow();
    }

    /** The number of axes on which it is known which value the subject has. */
    public long known() {
        return findings.stream().filter(AxisFinding::isKnown).count();
    }

    /** What is shown of one clause of an axis value. */
    public ClauseStatus standing(Clause clause) {
        if (clause.untestable().isPresent()) {
            return ClauseStatus.UNTESTABLE;
        }
        Choice choice = clause.choice().orElseThrow();
        List<AxisEvidence> of = elimination.of(choice).stream()
                .filter(evidence -> evidence.clause().equals(clause))
                .toList();
        if (elimination.denial(choice, of.stream()).isPresent()) {
            return ClauseStatus.DOES_NOT_HOLD;
        }
        List<AxisEvidence> here = of.stream().filter(this::isHere).toList();
        if (here.stream().anyMatch(AxisEvidence::isBroken)) {
            return ClauseStatus.ERROR;
        } else if (here.stream().anyMatch(AxisEvidence::speaksFor)
                && here.stream().noneMatch(AxisEvidence::speaksAgainst)) {
            return ClauseStatus.HOLDS;
        }
        return !of.isEmpty() && of.stream().allMatch(this::isElsewhere)
                ? ClauseStatus.ELSEWHERE
                : ClauseStatus.CANNOT_TELL;
    }

    /** The results of a clause that hold under the subject's rules, as far as these are known. */
    public List<Result> here(Clause clause) {
        return all.stream()
                .filter(evidence -> evidence.clause().equals(clause) && isHere(evidence))
                .map(AxisEvidence::result)
                .toList();
    }

    /** What speaks for a value and holds under the subject's rules, as far as these are known: the plainest first. */
    public List<Result> speakingFor(Choice choice) {
        return speaking(choice, AxisEvidence::speaksFor);
    }

    /** What speaks against a value, likewise. */
    public List<Result> speakingAgainst(Choice choice) {
        return speaking(choice, AxisEvidence::speaksAgainst);
    }

    private List<Result> speaking(Choice choice, Predicate<AxisEvidence> which) {
        return elimination.of(choice).stream()
                .filter(evidence -> which.test(evidence) && isHere(evidence))
                .sorted(Comparator.comparingInt(
                        evidence -> evidence.conditions().size()))
                .map(AxisEvidence::result)
                .toList();
    }

    /** Whether something speaks for each value under which a scenario holds. */
    private boolean isHere(AxisEvidence evidence) {
        return evidence.conditions().stream().allMatch(elimination::isShown);
    }

    private boolean isElsewhere(AxisEvidence evidence) {
        return evidence.conditions().stream()
                .anyMatch(condition -> elimination.refutation(condition).isPresent());
    }

    /** The rulesets, the nearest to what was found first: with the fewest values denied, then with the most known. */
    public List<RulesetSimilarity> nearest(List<Ruleset> rulesets) {
        List<RulesetSimilarity> nearest = new ArrayList<>();
        for (Ruleset ruleset : rulesets) {
            List<Choice> choices = ruleset.variant().choices();
            nearest.add(new RulesetSimilarity(
                    ruleset,
                    (int) choices.stream().filter(this::isKnown).count(),
                    choices.stream()
                            .filter(choice -> elimination.refutation(choice).isPresent())
                            .toList()));
        }
        nearest.sort(Comparator.<RulesetSimilarity>comparingInt(
                        likeness -> likeness.denied().size())
                .thenComparing(Comparator.comparingInt(RulesetSimilarity::known).reversed()));
        return List.copyOf(nearest);
    }

    private boolean isKnown(Choice choice) {
        return finding(choice).isKnown() && elimination.refutation(choice).isEmpty();
    }
}
