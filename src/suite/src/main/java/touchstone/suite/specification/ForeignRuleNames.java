package touchstone.suite.specification;

import java.util.Optional;
import touchstone.reference.choice.Variant;

/** Names that another program has for rules, so that a ruleset here can be based on them. */
@FunctionalInterface
public interface ForeignRuleNames {

    /** There is no other program. */
    ForeignRuleNames NOWHERE = name -> Optional.empty();

    /**
     * The rules of this name; empty if it means nothing there.
     *
     * @throws IllegalArgumentException if it can only be meant as such rules, but they make no sense: with a message of one
     *     line and what to write
     */
    Optional<Variant> variant(String name);
}
