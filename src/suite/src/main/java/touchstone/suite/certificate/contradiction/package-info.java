/**
 * What certificates that are published together say against each other, against findings, and against what is known of their
 * subjects beforehand.
 */
package touchstone.suite.certificate.contradiction;
