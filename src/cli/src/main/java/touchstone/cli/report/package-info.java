/**
 * The command {@code report}: makes the reports of a run again from its folder, a matrix of several runs, or the rule book.
 */
package touchstone.cli.report;
