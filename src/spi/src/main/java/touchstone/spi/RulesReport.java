package touchstone.spi;

import java.util.List;
import touchstone.reference.choice.Variant;

/** A session that says by which rules it plays: {@link Capability#TELLS_RULES}. */
public interface RulesReport {

    /**
     * What the subject says about the rules of the game in progress that contradicts the rules claimed.
     *
     * @return one entry for each contradiction; what the subject does not mention is none
     */
    List<ContradictedStatement> contradictedRules(Variant claimed);
}
