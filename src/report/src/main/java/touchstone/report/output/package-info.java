/** The list of reports that are made of every run. */
package touchstone.report.output;
