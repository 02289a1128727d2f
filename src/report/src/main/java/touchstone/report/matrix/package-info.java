/**
 * The matrix of clauses by subjects: one page for the whole of it, and one for each clause with every question and answer.
 */
package touchstone.report.matrix;
