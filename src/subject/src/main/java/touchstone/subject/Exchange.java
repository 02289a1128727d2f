package touchstone.subject;

/**
 * One thing a subject was asked and what it answered.
 *
 * @param asked in the subject's own language: a protocol's command, or a call in words
 * @param answered untrusted text
 */
public record Exchange(String asked, String answered) {}
