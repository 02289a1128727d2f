package touchstone.report.book.ruleset;

/**
 * A position to look at.
 *
 * @param svg our own drawing
 */
public record Figure(String svg, String caption) {}
