package touchstone.report.book.ruleset;

import java.util.List;

/**
 * A part of the text of a ruleset.
 *
 * @param id its anchor in the page
 * @param consequences what follows from its rules
 * @param figure a position that shows what the part is about
 */
public record RulesetPart(
        String id, String title, List<RulesetRule> rules, List<RulesetRule> consequences, List<RulesetFigure> figure) {

    public boolean isEmpty() {
        return rules.isEmpty() && consequences.isEmpty();
    }
}
