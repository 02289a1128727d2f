/**
 * The checks of a certificate against a specification: its shape and hash, its claim, whether all results are there, and
 * whether its conclusion follows from them.
 */
package touchstone.suite.certificate.check;
