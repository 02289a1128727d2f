/** What subjects are known to do, kept in a file between runs, and what of it has changed. Knows of no command line. */
package touchstone.suite.baseline;
