package touchstone.cli;

import java.util.List;
import touchstone.laboratory.explain.Explanation;
import touchstone.laboratory.judge.Offence;
import touchstone.laboratory.judge.Replayed;
import touchstone.suite.specification.Ruleset;

/**
 * A move explained by a ruleset.
 *
 * @param before the moves that led to it
 */
record Explained(Ruleset ruleset, Replayed before, Explanation explanation) {

    /** What was illegal already in the moves before. */
    List<Offence> offences() {
        return before.offences();
    }
}
