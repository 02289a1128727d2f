/**
 * Positions in which nothing is left to play for, so that every way of scoring must come to the same result, whichever
 * stones, seki or points it would otherwise treat differently.
 */
package touchstone.explore.settled;
