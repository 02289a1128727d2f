package touchstone.report.book.ruleset;

import java.util.List;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;

/**
 * A clause as it stands in the text of a ruleset.
 *
 * @param number of the article in the document it comes from, such as {@code 7-1}; empty if it has none, or none that would tell
 * @param same clauses of the ruleset that say the same in the words that all rulesets share
 * @param notes what its text leaves open
 */
public record RulesetRule(Clause clause, String number, List<Clause> same, List<RulesetNote> notes) {

    /** Fit to be shown, whoever wrote it. */
    public String title() {
        return UntrustedText.line(clause.title());
    }

    /** Why no program can be tested on it. */
    public String untestable() {
        return UntrustedText.line(clause.untestable().orElse(""));
    }

    /** Whether no program can be tested on it. */
    public boolean isUntestable() {
        return clause.untestable().isPresent();
    }
}
