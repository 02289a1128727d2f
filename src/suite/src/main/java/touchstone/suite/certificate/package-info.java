/**
 * Certificates: what one run showed of one subject, in a file that others can check. The writer, the reader, and the checks
 * that need nothing but the file and a specification.
 */
package touchstone.suite.certificate;
