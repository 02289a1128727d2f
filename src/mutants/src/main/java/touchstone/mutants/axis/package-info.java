/**
 * Mutants of the axes: each claims a value of an axis and has another one, or has that value wrong in one case. They claim
 * no ruleset.
 */
package touchstone.mutants.axis;
