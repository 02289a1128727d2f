package touchstone.suite.specification;

import java.util.Optional;
import touchstone.reference.choice.Variant;

/** What a ruleset may not be, for the tests of other packages. */
public final class Contradictions {

    private Contradictions() {}

    /** Why a point in the space of rules makes no sense; empty if it does. */
    public static Optional<String> in(Variant variant) {
        return Contradiction.in(variant).map(contradiction -> contradiction.message(variant));
    }
}
