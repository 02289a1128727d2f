/**
 * Counting for others to check against: how many sequences of legal moves there are, how many legal positions and how many whole
 * games, by the reference and by published programs.
 */
package touchstone.cli.perft;
