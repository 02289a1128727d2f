/**
 * Everything a person looks at besides the terminal. A {@link touchstone.report.Report} is made from the folder of a run and
 * the specification, and from nothing else, so that it can be made again years later.
 */
package touchstone.report;
