package touchstone.suite.specification;

import java.util.Optional;
import java.util.Set;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** Makes consistent choices on the axes from inconsistent ones. */
public final class ConsistentVariants {

    private ConsistentVariants() {}

    /**
     * The point, with whatever it needs besides to make sense: for each contradiction the first value that a ruleset's author
     * would be told to choose.
     *
     * @param asked the values that are to stay
     */
    public static Variant mended(Variant variant, Set<Choice> asked) {
        Variant mended = variant;
        for (int i = 0; i < Axis.all().size(); i++) {
            Optional<IncompatibleChoices> wrong = IncompatibleChoices.in(mended);
            if (wrong.isPresent()) {
                mended = mended.with(mendedBy(wrong.get(), mended, asked));
            }
        }
        return mended;
    }

    private static Choice mendedBy(IncompatibleChoices wrong, Variant variant, Set<Choice> asked) {
        Choice needed = wrong.required().get(0);
        Choice present = variant.get(needed.axis().type());
        return asked.contains(present)
                ? wrong.choice().axis().choices().stream()
                        .filter(other ->
                                IncompatibleChoices.between(other, present).isEmpty())
                        .findFirst()
                        .orElseThrow()
                : needed;
    }
}
