/** The report {@code junit.xml}, for continuous integration servers. */
package touchstone.report.junit;
