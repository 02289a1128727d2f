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

/** What the scenarios of the axes show of a subject of which nothing is claimed. */
public final class Survey {

    private final List<Evidence> all;
    private final Elimination elimination;
    private final List<Finding> findings;

    private Survey(List<Evidence> all) {
        this.all = all;
        this.elimination = new Elimination(all);
        this.findings = Axis.all().stream().map(this::finding).toList();
    }

    /**
     * @param profile in what role the subject is taken: to an arbiter a move it only tolerates is one that it allows
     * @param results of one subject, in any order; results of no axis value's clause are passed over
     */
    public static Survey of(Specification specification, Profile profile, List<Result> results) {
        return new Survey(Evidence.of(specification, profile, results));
    }

    private Finding finding(Axis axis) {
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
        List<Doubt> doubts = shown.size() + open.size() < 2
                ? List.of()
                : Doubts.about(all.stream().filter(evidence -> doubtful.contains(evidence.choice())), elimination);
        return new Finding(axis, shown, open, refuted, nearest(axis, worthNaming(left)), doubts);
    }

    /** How much has to speak for a value that is refuted, if it is to be named. */
    private long worthNaming(List<Choice> left) {
        boolean half = left.size() == 1
                && elimination.isShown(left.get(0))
                && clauses(left.get(0)).anyMatch(clause -> standing(clause) == Standing.CANNOT_TELL);
        return left.isEmpty() ? 0 : half ? here(left.get(0), Evidence::speaksFor) + 1 : Long.MAX_VALUE;
    }

    private Stream<Clause> clauses(Choice choice) {
        return all.stream()
                .filter(evidence -> evidence.choice() == choice)
                .map(Evidence::clause)
                .distinct();
    }

    /** Whether a value that is not refuted has been shown in each of its clauses that can be tested under the subject's rules. */
    public boolean isWhole(Choice choice) {
        List<Standing> standings = clauses(choice).map(this::standing).toList();
        return elimination.refutation(choice).isEmpty()
                && standings.contains(Standing.HOLDS)
                && standings.stream()
                        .allMatch(standing -> standing == Standing.HOLDS
                                || standing == Standing.ELSEWHERE
                                || standing == Standing.UNTESTABLE);
    }

    private List<Finding.Near> nearest(Axis axis, long worthNaming) {
        List<Finding.Near> refuted = axis.choices().stream()
                .filter(choice -> here(choice, Evidence::speaksFor) >= worthNaming)
                .map(choice -> new Finding.Near(choice, here(choice, Evidence::speaksAgainst)))
                .filter(near -> near.against() > 0)
                .toList();
        long fewest = refuted.stream().mapToLong(Finding.Near::against).min().orElse(0);
        return refuted.stream().filter(near -> near.against() == fewest).toList();
    }

    private long here(Choice choice, Predicate<Evidence> which) {
        return all.stream()
                .filter(evidence -> evidence.choice() == choice && which.test(evidence) && isHere(evidence))
                .count();
    }

    private boolean isAsked(Choice choice) {
        return all.stream().anyMatch(evidence -> evidence.choice() == choice);
    }

    /** One for each axis, in their order. */
    public List<Finding> findings() {
        return findings;
    }

    public Finding finding(Choice choice) {
        return findings.stream()
                .filter(finding -> finding.axis().equals(choice.axis()))
                .findFirst()
                .orElseThrow();
    }

    /** The number of axes on which it is known which value the subject has. */
    public long known() {
        return findings.stream().filter(Finding::isKnown).count();
    }

    /** What is shown of one clause of an axis value. */
    public Standing standing(Clause clause) {
        if (clause.untestable().isPresent()) {
            return Standing.UNTESTABLE;
        }
        List<Evidence> of = all.stream()
                .filter(evidence -> evidence.clause().equals(clause))
                .toList();
        if (elimination.denial(clause.choice().orElseThrow(), of.stream()).isPresent()) {
            return Standing.DOES_NOT_HOLD;
        }
        List<Evidence> here = of.stream().filter(this::isHere).toList();
        if (here.stream().anyMatch(Evidence::isBroken)) {
            return Standing.ERROR;
        } else if (here.stream().anyMatch(Evidence::speaksFor) && here.stream().noneMatch(Evidence::speaksAgainst)) {
            return Standing.HOLDS;
        }
        return !of.isEmpty() && of.stream().allMatch(this::isElsewhere) ? Standing.ELSEWHERE : Standing.CANNOT_TELL;
    }

    /** The results of a clause that hold under the subject's rules, as far as these are known. */
    public List<Result> here(Clause clause) {
        return all.stream()
                .filter(evidence -> evidence.clause().equals(clause) && isHere(evidence))
                .map(Evidence::result)
                .toList();
    }

    /** What speaks for a value and holds under the subject's rules, as far as these are known: the plainest first. */
    public List<Result> speakingFor(Choice choice) {
        return speaking(choice, Evidence::speaksFor);
    }

    /** What speaks against a value, likewise. */
    public List<Result> speakingAgainst(Choice choice) {
        return speaking(choice, Evidence::speaksAgainst);
    }

    private List<Result> speaking(Choice choice, Predicate<Evidence> which) {
        return all.stream()
                .filter(evidence -> evidence.choice() == choice && which.test(evidence) && isHere(evidence))
                .sorted(Comparator.comparingInt(
                        evidence -> evidence.conditions().size()))
                .map(Evidence::result)
                .toList();
    }

    /** Whether something speaks for each value under which a scenario holds. */
    private boolean isHere(Evidence evidence) {
        return evidence.conditions().stream().allMatch(elimination::isShown);
    }

    private boolean isElsewhere(Evidence evidence) {
        return evidence.conditions().stream()
                .anyMatch(condition -> elimination.refutation(condition).isPresent());
    }

    /** The rulesets, the nearest to what was found first: with the fewest values denied, then with the most known. */
    public List<Likeness> nearest(List<Ruleset> rulesets) {
        List<Likeness> nearest = new ArrayList<>();
        for (Ruleset ruleset : rulesets) {
            List<Choice> choices = ruleset.variant().choices();
            nearest.add(new Likeness(
                    ruleset,
                    (int) choices.stream().filter(this::isKnown).count(),
                    choices.stream()
                            .filter(choice -> elimination.refutation(choice).isPresent())
                            .toList()));
        }
        nearest.sort(
                Comparator.<Likeness>comparingInt(likeness -> likeness.denied().size())
                        .thenComparing(Comparator.comparingInt(Likeness::known).reversed()));
        return List.copyOf(nearest);
    }

    private boolean isKnown(Choice choice) {
        return finding(choice).isKnown() && elimination.refutation(choice).isEmpty();
    }
}
