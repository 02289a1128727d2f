/** What all pages share: style sheets and scripts, the head of a page, the signs of verdicts, and templates. */
package touchstone.report.site;
