package touchstone.cli;

import touchstone.laboratory.judge.Judgement;
import touchstone.suite.specification.Ruleset;

/**
 * A game as a ruleset judges it.
 *
 * @param because why this one, for a person to read; empty where the user has asked for it
 */
record Held(Ruleset ruleset, String because, Judgement judgement) {}
