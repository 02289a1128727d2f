package touchstone.cli.explain;

import java.util.List;
import touchstone.explore.replay.ReplayedGame;
import touchstone.explore.replay.RuleViolation;
import touchstone.suite.specification.Ruleset;

/**
 * A move explained by a ruleset.
 *
 * @param before the moves that led to it
 */
record ExplainedMove(Ruleset ruleset, ReplayedGame before, MoveExplanation explanation) {

    /** What was illegal already in the moves before. */
    List<RuleViolation> offences() {
        return before.offences();
    }
}
