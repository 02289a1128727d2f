/** Badges: what a certificate says in a few words. */
package touchstone.report.badge;
