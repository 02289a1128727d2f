/**
 * Mutants that play by the rules and carry out some other request wrongly: handicap, komi, undo, set-up, records, or
 * reporting their rules.
 *
 * <p>The mutants are in the classes whose names end in {@code Mutants}, their mistakes in those whose names end in {@code
 * Faults}.
 */
package touchstone.mutants.protocol;
