package touchstone.subject;

/**
 * Something that a subject says of its rules and that is not so under the rules it claims to play by.
 *
 * @param of what it speaks of, in the subject's own words: an axis, such as {@code ko}
 * @param claimed what it would have to say
 * @param told what it says, untrusted text
 */
public record Misstatement(String of, String claimed, String told) {}
