package touchstone.cli.explain;

import java.util.List;
import touchstone.explore.replay.GameFinish;
import touchstone.explore.replay.ScoreTerm;
import touchstone.suite.specification.Ruleset;

/**
 * A score explained by a ruleset.
 *
 * @param terms that add up to it
 */
record ExplainedScore(Ruleset ruleset, GameFinish finish, List<ScoreTerm> terms) {}
