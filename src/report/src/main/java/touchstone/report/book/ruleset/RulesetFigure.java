package touchstone.report.book.ruleset;

/**
 * A position to look at.
 *
 * @param svg our own drawing
 */
public record RulesetFigure(String svg, String caption) {}
