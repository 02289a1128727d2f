/**
 * The command {@code explain}: why a move is legal or illegal, or how a score comes about, with what each article of a
 * ruleset says of it and the positions that decide.
 */
package touchstone.cli.explain;
