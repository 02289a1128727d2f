package touchstone.suite.result;

/**
 * A board to look at.
 *
 * @param caption what it shows, such as {@code given} or {@code after Black C4}
 * @param picture the rows, the top one first: {@code X}, {@code O}, {@code .}, with {@code #} and {@code @} for marked
 *     black and white stones and lower-case letters for named points
 */
public record Diagram(String caption, String picture) {}
