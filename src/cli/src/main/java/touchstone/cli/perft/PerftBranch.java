package touchstone.cli.perft;

import touchstone.reference.Move;

/**
 * The count of sequences that begin with one first move.
 *
 * @param sequences how many there are of the whole depth, this move included
 * @param ended how many end before or there
 */
public record PerftBranch(Move move, long sequences, long ended) {}
