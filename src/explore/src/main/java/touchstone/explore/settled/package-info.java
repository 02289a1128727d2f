/**
 * Positions in which nothing is left to play for, so that every way of scoring has to come to the same result, whatever it
 * thinks of dead stones, of seki or of points nobody owns.
 */
package touchstone.explore.settled;
