/** A passport as a page. */
package touchstone.report.passport;
