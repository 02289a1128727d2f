package touchstone.suite.specification;

import java.util.Collection;
import java.util.Optional;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;

/** What a ruleset may not be, for the tests of other packages. */
public final class Contradictions {

    private Contradictions() {}

    /**
     * The point, with whatever it needs besides to make sense: for each contradiction the first value that a ruleset's author
     * would be told to choose, or, where that has to stay, another value on the other axis.
     *
     * @param kept values that stay
     */
    public static Variant mended(Variant variant, Collection<Choice> kept) {
        Variant mended = variant;
        for (int i = 0; i < Axis.all().size(); i++) {
            Optional<Contradiction> wrong = Contradiction.in(mended);
            if (wrong.isPresent()) {
                Choice required = wrong.get().required().get(0);
                Choice instead = wrong.get().choice();
                mended = mended.with(
                        kept.stream().anyMatch(choice -> choice.axis().equals(required.axis()))
                                ? instead.axis().choices().stream()
                                        .filter(choice -> choice != instead)
                                        .findFirst()
                                        .orElseThrow()
                                : required);
            }
        }
        return mended;
    }
}
