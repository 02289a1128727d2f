/**
 * What is asked for beside moves, done otherwise than the protocol and the record format have it: handicap, komi, undo, set-up
 * and records, and by which rules a subject says that it plays.
 *
 * <p>The mutants are in the files whose names end in {@code Mutants}, how they do it in those whose names end in {@code Faults}.
 */
package touchstone.mutants.protocol;
