/**
 * The kill matrix: which scenario catches which mutant, and whether every clause is able to fail.
 *
 * <p>{@link touchstone.cli.dev.killmatrix.KillMatrixRun} runs the specification on the reference and on every mutant, {@link
 * touchstone.cli.dev.killmatrix.KillMatrix} is what came of it and finds what is wrong, {@link
 * touchstone.cli.dev.killmatrix.ProofPage} writes it down, with what fuzz and identify make of each mutant.
 */
package touchstone.cli.dev.killmatrix;
