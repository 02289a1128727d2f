/**
 * What a code host shows of a run: a summary in Markdown for the page of a job, and SARIF for alerts beside the files of a
 * repository.
 */
package touchstone.report.ci;
