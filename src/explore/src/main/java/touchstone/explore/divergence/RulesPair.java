package touchstone.explore.divergence;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Variant;

/**
 * Two points in the space of rules, and the axes in which they differ.
 *
 * @param rulebook the rules at a point, the same each time
 * @param firstMended the first with the second's choice on one axis, for each axis
 * @param secondMended the second with the first's choice
 */
record RulesPair(
        Function<Variant, VariantRules> rulebook,
        VariantRules first,
        VariantRules second,
        List<Axis> axes,
        List<VariantRules> firstMended,
        List<VariantRules> secondMended) {

    static RulesPair of(Variant first, Variant second, Function<Variant, VariantRules> rulebook) {
        List<Axis> axes = differing(first, second);
        return new RulesPair(
                rulebook,
                rulebook.apply(first),
                rulebook.apply(second),
                axes,
                axes.stream()
                        .map(axis -> rulebook.apply(mended(first, second, axis)))
                        .toList(),
                axes.stream()
                        .map(axis -> rulebook.apply(mended(second, first, axis)))
                        .toList());
    }

    private static Variant mended(Variant variant, Variant like, Axis axis) {
        return variant.with(like.get(axis.type()));
    }

    /** The axes on which two points differ. */
    static List<Axis> differing(Variant one, Variant other) {
        return Axis.all().stream()
                .filter(axis -> one.get(axis.type()) != other.get(axis.type()))
                .toList();
    }

    private VariantRules mended(VariantRules rules, VariantRules like, Axis axis) {
        return rulebook.apply(mended(rules.variant(), like.variant(), axis));
    }

    /**
     * Which choices make the difference.
     *
     * @param now whether two rules part at the moment in question, if they take over there
     * @param throughout whether they part there, if they have been in force from the start
     */
    DivergenceCause cause(
            BiPredicate<VariantRules, VariantRules> now, BiPredicate<VariantRules, VariantRules> throughout) {
        List<Axis> alone = alone(now);
        if (alone.isEmpty()) {
            alone = alone(throughout);
        }
        return alone.isEmpty() ? causeOfTwo(now) : new DivergenceCause(alone, false);
    }

    /** Whether one of some axes makes the difference by itself. */
    boolean turnsOn(Predicate<Axis> wanted, BiPredicate<VariantRules, VariantRules> now) {
        for (int i = 0; i < axes.size(); i++) {
            if (wanted.test(axes.get(i)) && isCause(i, now)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCause(int axis, BiPredicate<VariantRules, VariantRules> differ) {
        return !differ.test(firstMended.get(axis), second) || !differ.test(first, secondMended.get(axis));
    }

    private List<Axis> alone(BiPredicate<VariantRules, VariantRules> differ) {
        List<Axis> alone = new ArrayList<>();
        for (int i = 0; i < axes.size(); i++) {
            if (isCause(i, differ)) {
                alone.add(axes.get(i));
            }
        }
        return alone;
    }

    private DivergenceCause causeOfTwo(BiPredicate<VariantRules, VariantRules> differ) {
        for (int i = 0; i < axes.size(); i++) {
            for (int j = i + 1; j < axes.size(); j++) {
                if (!differ.test(mended(firstMended.get(i), second, axes.get(j)), second)
                        || !differ.test(first, mended(secondMended.get(i), first, axes.get(j)))) {
                    return new DivergenceCause(List.of(axes.get(i), axes.get(j)), true);
                }
            }
        }
        return new DivergenceCause(needed(differ), true);
    }

    /** As few axes as make the difference go, one after the other left out that does not matter. */
    private List<Axis> needed(BiPredicate<VariantRules, VariantRules> differ) {
        List<Axis> needed = axes;
        for (Axis axis : axes) {
            List<Axis> fewer = needed.stream().filter(one -> !one.equals(axis)).toList();
            VariantRules mended = first;
            for (Axis other : fewer) {
                mended = mended(mended, second, other);
            }
            if (!differ.test(mended, second)) {
                needed = fewer;
            }
        }
        return needed;
    }
}
