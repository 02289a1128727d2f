/**
 * The command {@code perft}: counts the sequences of legal moves of each length, legal positions and whole games, by the
 * reference and, for comparison, by an engine.
 */
package touchstone.cli.perft;
