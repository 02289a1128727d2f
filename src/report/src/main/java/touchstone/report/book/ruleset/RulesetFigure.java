package touchstone.report.book.ruleset;

/**
 * A position as an illustration.
 *
 * @param svg our own drawing
 */
public record RulesetFigure(String svg, String caption) {}
