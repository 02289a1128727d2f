/**
 * Options that several commands share, and what they lead to: the engine or subjects to test, the specification with rules
 * of one's own, rulesets, records, positions, time limits.
 */
package touchstone.cli.options;
