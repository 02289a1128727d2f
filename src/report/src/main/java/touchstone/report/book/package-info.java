/**
 * The rule book: the specification as pages to read, with the examples as the reference plays them, and the results of
 * programs that were tested.
 */
package touchstone.report.book;
