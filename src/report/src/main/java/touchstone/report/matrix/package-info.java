/** Clauses by subjects: one page for all of it, and one for each clause with all that was asked and answered. */
package touchstone.report.matrix;
