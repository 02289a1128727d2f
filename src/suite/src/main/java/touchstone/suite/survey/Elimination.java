package touchstone.suite.survey;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.suite.specification.IncompatibleChoices;

/**
 * Finds the values that a subject does not have.
 *
 * <p>A scenario that holds only under values of other axes says something only of a subject that has them. So a value is
 * refuted if some scenario of it shows otherwise whichever values the subject has on the other axes, of those that are not
 * refuted themselves. Besides, a value that is all that is left of its axis refutes those it makes no sense with. This goes on
 * in rounds until one refutes nothing more.
 *
 * <p>What a scenario shows that holds only under other values, it shows of these too: a subject that does otherwise does not
 * have all of them. So a value is also refuted by scenarios of other axes that hold only under it, once nothing more
 * follows from those of its own.
 *
 * <p>It ends, because what is refuted only ever grows, and there are so many values. It is sound: of a subject that plays at
 * one point of the space of rules none of the point's values is refuted, as long as the scenarios are right. For on each axis
 * the point's value is left, and with all of these no scenario of one of them shows otherwise.
 */
final class Elimination {

    private final List<AxisEvidence> all;
    private final Map<Choice, List<AxisEvidence>> ofChoice;
    private final Map<Choice, Refutation> refuted = new LinkedHashMap<>();
    private Set<Choice> shown;

    /** @param all in an order that is always the same, so that of several reasons the same one is given */
    Elimination(List<AxisEvidence> all) {
        this.all = all;
        this.ofChoice = all.stream().collect(Collectors.groupingBy(AxisEvidence::choice));
        Map<Choice, Refutation> more;
        do {
            shown = shown();
            more = round();
            if (more.isEmpty()) {
                // What a scenario is about is to blame before its conditions are.
                more = borrowed();
            }
            refuted.putAll(more);
        } while (!more.isEmpty());
    }

    /** What the scenarios of a value showed. */
    List<AxisEvidence> of(Choice choice) {
        return ofChoice.getOrDefault(choice, List.of());
    }

    /** What follows from what is refuted already. */
    private Map<Choice, Refutation> round() {
        Map<Choice, Refutation> more = new LinkedHashMap<>();
        List<Choice> certain = Axis.all().stream()
                .filter(this::isCertain)
                .map(axis -> left(axis).get(0))
                .toList();
        for (Axis axis : Axis.all()) {
            for (Choice choice : left(axis)) {
                denial(choice, of(choice).stream())
                        .ifPresent(evidence -> more.put(choice, new Refutation.ByScenario(evidence.result())));
                contradicted(choice, certain).ifPresent(refutation -> more.putIfAbsent(choice, refutation));
            }
        }
        return more;
    }

    /**
     * What follows from scenarios of other axes that hold only under a value, once all else that they take is known: the
     * subject does not have all of it. One axis at a time, and only where a value is left afterwards for which something
     * speaks: what is wrong in a subject's own way on one axis must not seem to be wrong on another.
     */
    private Map<Choice, Refutation> borrowed() {
        for (Axis axis : Axis.all()) {
            Map<Choice, Refutation> more = new LinkedHashMap<>();
            for (Choice choice : left(axis)) {
                all.stream()
                        .filter(evidence -> evidence.speaksAgainst()
                                && evidence.conditions().contains(choice)
                                && beside(choice, evidence).stream().allMatch(this::isCertain))
                        .findFirst()
                        .ifPresent(evidence -> more.put(choice, new Refutation.ByScenario(evidence.result())));
            }
            boolean leavesOne = left(axis).stream().anyMatch(choice -> isShown(choice) && !more.containsKey(choice));
            if (!more.isEmpty() && leavesOne) {
                return more;
            }
        }
        return Map.of();
    }

    /** What a value makes no sense with, of those that the subject must have. */
    private static Optional<Refutation> contradicted(Choice choice, List<Choice> certain) {
        for (Choice had : certain) {
            Optional<IncompatibleChoices> contradiction = IncompatibleChoices.between(had, choice);
            if (contradiction.isPresent()) {
                return contradiction.map(found -> new Refutation.ByContradiction(had, found.why()));
            }
        }
        return Optional.empty();
    }

    /**
     * The values for which a scenario speaks that holds under values for which others speak. A scenario without conditions
     * speaks by itself.
     */
    private Set<Choice> shown() {
        Set<Choice> found = new LinkedHashSet<>();
        boolean more = true;
        while (more) {
            more = all.stream()
                    .filter(evidence -> evidence.speaksFor()
                            && !refuted.containsKey(evidence.choice())
                            && found.containsAll(evidence.conditions()))
                    .map(AxisEvidence::choice)
                    .toList()
                    .stream()
                    .anyMatch(found::add);
        }
        return found;
    }

    /**
     * What shows otherwise than a value, or one clause of it, whichever values the subject has on other axes.
     *
     * @param evidence of the value
     * @return one scenario of those that do, with the fewest conditions that are in doubt; or none
     */
    Optional<AxisEvidence> denial(Choice choice, Stream<AxisEvidence> evidence) {
        List<AxisEvidence> against = evidence.filter(AxisEvidence::speaksAgainst)
                .filter(one -> one.conditions().stream().noneMatch(refuted::containsKey))
                .toList();
        List<List<Choice>> ways = against.stream().map(AxisEvidence::conditions).toList();
        return escapes(choice, ways)
                ? Optional.empty()
                : against.stream().min(Comparator.comparingLong(this::doubtful));
    }

    /** Everything a scenario takes but one value. */
    private static List<Choice> beside(Choice choice, AxisEvidence evidence) {
        return Stream.concat(Stream.of(evidence.choice()), evidence.conditions().stream())
                .filter(other -> other != choice)
                .toList();
    }

    private long doubtful(AxisEvidence evidence) {
        return evidence.conditions().stream()
                .filter(condition -> !isCertain(condition.axis()))
                .count();
    }

    /** Whether the subject can have values with which none of these lists of conditions is met. */
    private boolean escapes(Choice choice, List<List<Choice>> ways) {
        if (ways.isEmpty()) {
            return true;
        } else if (ways.stream().anyMatch(List::isEmpty)) {
            return false;
        }
        Axis axis = ways.get(0).get(0).axis();
        List<Choice> possible = left(axis).stream()
                .filter(value -> IncompatibleChoices.between(choice, value).isEmpty())
                .toList();
        // Where nothing speaks for any value that is left, the subject may have one that nobody knows.
        return possible.stream().noneMatch(shown::contains)
                ? escapes(choice, without(axis, ways))
                : possible.stream().anyMatch(value -> escapes(choice, given(value, ways)));
    }

    /** What is left to be met, of those ways that a value of an axis leaves open. */
    private static List<List<Choice>> given(Choice value, List<List<Choice>> ways) {
        return ways.stream()
                .filter(way -> way.stream()
                        .noneMatch(condition ->
                                condition != value && condition.axis().equals(value.axis())))
                .map(way -> way.stream().filter(condition -> condition != value).toList())
                .toList();
    }

    private static List<List<Choice>> without(Axis axis, List<List<Choice>> ways) {
        return ways.stream()
                .filter(way ->
                        way.stream().noneMatch(condition -> condition.axis().equals(axis)))
                .toList();
    }

    /** The values of an axis that are not refuted. */
    List<Choice> left(Axis axis) {
        return axis.choices().stream()
                .filter(choice -> !refuted.containsKey(choice))
                .toList();
    }

    private boolean isCertain(Choice choice) {
        return isCertain(choice.axis()) && !refuted.containsKey(choice);
    }

    /** Whether one value alone is left of an axis, and something speaks for it. */
    boolean isCertain(Axis axis) {
        List<Choice> left = left(axis);
        return left.size() == 1 && isShown(left.get(0));
    }

    boolean isShown(Choice choice) {
        return shown.contains(choice);
    }

    Optional<Refutation> refutation(Choice choice) {
        return Optional.ofNullable(refuted.get(choice));
    }
}
