/**
 * Mutants of rulesets: each breaks one article of the text that it claims to play by.
 *
 * <p>There is a class for each ruleset. {@link touchstone.mutants.ruleset.RulesetClaims} has each ruleset's choice on every
 * axis.
 */
package touchstone.mutants.ruleset;
