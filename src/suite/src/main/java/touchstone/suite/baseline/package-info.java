/**
 * What subjects are known to do, kept in a file between runs, and what has changed since. Independent of the command line.
 */
package touchstone.suite.baseline;
