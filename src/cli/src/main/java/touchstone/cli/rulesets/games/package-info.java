/** The published page of the games on which rulesets differ. */
package touchstone.cli.rulesets.games;
