/** The documents that the rules are taken from: how texts name them, and where a reader finds them. */
package touchstone.report.book.source;
