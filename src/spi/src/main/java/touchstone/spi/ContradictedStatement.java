package touchstone.spi;

/**
 * A statement of a subject about its rules that contradicts the rules claimed.
 *
 * @param of the setting, in the subject's own words, such as {@code ko}
 * @param claimed the value under the rules claimed
 * @param told the value that the subject states, untrusted text
 */
public record ContradictedStatement(String of, String claimed, String told) {}
