/**
 * The kill matrix: which scenario catches which mutant, and whether every clause is able to fail.
 *
 * <p>{@link touchstone.laboratory.killmatrix.KillMatrixRun} runs the specification on the reference and on every mutant, {@link
 * touchstone.laboratory.killmatrix.KillMatrix} is what came of it and finds what is wrong, {@link
 * touchstone.laboratory.killmatrix.ProofPage} writes it down, with what fuzz and identify make of each mutant.
 */
package touchstone.laboratory.killmatrix;
