package touchstone.report.book.ruleset;

/**
 * An open question of a text, and how we read it.
 *
 * @param label by which it is called: a number from 1 for the ruleset's own articles, a letter for what rulesets have in common
 * @param clause the id of the clause that it is about
 * @param own whether that is an article of the ruleset
 */
public record RulesetNote(String label, String clause, String text, boolean own) {}
