package touchstone.cli.judge;

/**
 * A game as one ruleset judges it.
 *
 * @param because why this one, for a person to read; empty where the user has asked for it
 */
public record RulesetJudgement(JudgingRules ruleset, String because, GameJudgement judgement) {}
