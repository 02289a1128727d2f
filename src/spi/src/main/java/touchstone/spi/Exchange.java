package touchstone.spi;

/**
 * A question to a subject and its answer, for reports.
 *
 * @param asked a command of a protocol, or a method call in words
 * @param answered what the subject answered, untrusted text
 */
public record Exchange(String asked, String answered) {}
