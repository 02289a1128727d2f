/**
 * What a run has exercised: for each value of each axis, how often a game came to where that value matters. A run that never
 * met a move which only superko forbids has shown nothing about superko.
 */
package touchstone.explore.coverage;
