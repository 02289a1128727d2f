/**
 * Mutants of rulesets: each breaks one article of the text that it claims to play by.
 *
 * <p>A file for each ruleset. {@link touchstone.mutants.ruleset.RulesetClaims} says where rulesets are in the space of
 * rules.
 */
package touchstone.mutants.ruleset;
