/**
 * The rule book and the matrix of several runs, for the commands that make them: {@code report} and {@code certificate
 * publish}.
 */
package touchstone.cli.pages;
