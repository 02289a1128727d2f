/**
 * The rule book: the specification as pages one can read, made from it, from the reference's results, and from the results of
 * whoever was tried.
 */
package touchstone.report.book;
