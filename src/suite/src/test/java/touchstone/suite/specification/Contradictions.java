package touchstone.suite.specification;

import java.util.Optional;
import touchstone.reference.choice.Axis;
import touchstone.reference.choice.Variant;

/** What a ruleset may not be, for the tests of other packages. */
public final class Contradictions {

    private Contradictions() {}

    /**
     * The point, with whatever it needs besides to make sense: for each contradiction the first value that a ruleset's author
     * would be told to choose.
     */
    public static Variant mended(Variant variant) {
        Variant mended = variant;
        for (int i = 0; i < Axis.all().size(); i++) {
            Optional<Contradiction> wrong = Contradiction.in(mended);
            if (wrong.isPresent()) {
                mended = mended.with(wrong.get().required().get(0));
            }
        }
        return mended;
    }
}
