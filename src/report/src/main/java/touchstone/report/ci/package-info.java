/** What a code host shows of a run: a page for the job, and findings beside the files of the one whose engine was tried. */
package touchstone.report.ci;
