/** What all pages share: their look, their heads, the signs of verdicts, and how templates become files. */
package touchstone.report.site;
