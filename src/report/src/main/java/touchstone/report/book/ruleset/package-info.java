/** The rules of one ruleset as a text that can be printed and handed to players. */
package touchstone.report.book.ruleset;
