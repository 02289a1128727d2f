/**
 * Where two rulesets diverge: the shortest games in which one allows what the other refuses, one ends what the other does
 * not, or the results differ. Found by search, smallest boards first.
 */
package touchstone.explore.divergence;
