package touchstone.laboratory.parting;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Variant;

/** Two points in the space of rules, and the axes in which they differ. */
final class Rivals {

    private final Function<Variant, VariantRules> rulebook;
    private final VariantRules first;
    private final VariantRules second;
    private final List<Axis> axes;
    /** The first with the second's choice on one axis, for each axis, and the other way round. */
    private final List<VariantRules> firstMended = new ArrayList<>();

    private final List<VariantRules> secondMended = new ArrayList<>();

    /** @param rulebook the rules at a point, the same each time */
    Rivals(Variant first, Variant second, Function<Variant, VariantRules> rulebook) {
        this.rulebook = rulebook;
        this.first = rulebook.apply(first);
        this.second = rulebook.apply(second);
        this.axes = differing(first, second);
        for (Axis axis : axes) {
            firstMended.add(mended(this.first, this.second, axis));
            secondMended.add(mended(this.second, this.first, axis));
        }
    }

    /** The axes on which two points differ. */
    static List<Axis> differing(Variant one, Variant other) {
        return Axis.all().stream()
                .filter(axis -> one.get(axis.type()) != other.get(axis.type()))
                .toList();
    }

    private VariantRules mended(VariantRules rules, VariantRules like, Axis axis) {
        return rulebook.apply(rules.variant().with(like.variant().get(axis.type())));
    }

    VariantRules first() {
        return first;
    }

    VariantRules second() {
        return second;
    }

    List<Axis> axes() {
        return axes;
    }

    /**
     * Which choices make the difference.
     *
     * @param now whether two rules part at the moment in question, if they take over there
     * @param throughout whether they part there, if they have been in force from the start
     */
    Cause cause(BiPredicate<VariantRules, VariantRules> now, BiPredicate<VariantRules, VariantRules> throughout) {
        List<Axis> alone = alone(now);
        if (alone.isEmpty()) {
            alone = alone(throughout);
        }
        return alone.isEmpty() ? causeOfTwo(now) : new Cause(alone, false);
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

    private Cause causeOfTwo(BiPredicate<VariantRules, VariantRules> differ) {
        for (int i = 0; i < axes.size(); i++) {
            for (int j = i + 1; j < axes.size(); j++) {
                if (!differ.test(mended(firstMended.get(i), second, axes.get(j)), second)
                        || !differ.test(first, mended(secondMended.get(i), first, axes.get(j)))) {
                    return new Cause(List.of(axes.get(i), axes.get(j)), true);
                }
            }
        }
        return new Cause(needed(differ), true);
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
