package touchstone.cli.judge;

import touchstone.suite.specification.Ruleset;

/**
 * A game as one ruleset judges it.
 *
 * @param because why this one, for a person to read; empty where the user has asked for it
 */
record RulesetJudgement(Ruleset ruleset, String because, GameJudgement judgement) {}
