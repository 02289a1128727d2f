/**
 * Mutants of the axes of the space of rules: each claims a point and has another value on one axis, or gets the value it
 * claims wrong. They claim no ruleset.
 */
package touchstone.mutants.axis;
