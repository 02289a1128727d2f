/**
 * The conformance suite inside one's own Java build. A class annotated with {@link touchstone.junit.CertifyAgainst} names a
 * ruleset, a method of it annotated with {@link touchstone.junit.CertifiedSubject} supplies the subject, and each scenario of
 * each clause is a test on the JUnit Platform.
 */
package touchstone.junit;
