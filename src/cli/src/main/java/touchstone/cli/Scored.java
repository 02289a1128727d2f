package touchstone.cli;

import java.util.List;
import touchstone.laboratory.judge.Finish;
import touchstone.laboratory.judge.Term;
import touchstone.suite.specification.Ruleset;

/**
 * A score explained by a ruleset.
 *
 * @param terms that add up to it
 */
record Scored(Ruleset ruleset, Finish finish, List<Term> terms) {}
