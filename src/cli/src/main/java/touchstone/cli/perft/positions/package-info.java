/**
 * Counts of legal positions and of whole games on small boards, each in more than one way where that is possible, and the
 * result of optimal play.
 */
package touchstone.cli.perft.positions;
