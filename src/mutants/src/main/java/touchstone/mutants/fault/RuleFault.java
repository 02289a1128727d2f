package touchstone.mutants.fault;

import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** One way to get rules wrong, whatever rules they are. */
@FunctionalInterface
public interface RuleFault {

    /** The rules at this point in the space of rules, with the fault. */
    VariantRules in(Variant point);
}
