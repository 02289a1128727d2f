package touchstone.cli.perft.positions;

import java.math.BigInteger;

/**
 * All games of a board.
 *
 * @param number how many there are, each a sequence of moves that two passes end
 * @param longest how many moves the longest has, those two passes included
 * @param mostPlays how many stones are played at most in one
 */
public record GameTotals(BigInteger number, int longest, int mostPlays) {}
