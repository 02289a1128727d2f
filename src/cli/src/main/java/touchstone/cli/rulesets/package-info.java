/**
 * The command {@code rulesets}: lists, shows and compares rulesets, their axes and clauses, and searches for the shortest
 * games on which two of them differ.
 */
package touchstone.cli.rulesets;
