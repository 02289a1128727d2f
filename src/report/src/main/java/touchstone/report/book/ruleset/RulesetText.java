package touchstone.report.book.ruleset;

import java.util.List;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/**
 * All rules of a ruleset, in reading order, each once.
 *
 * @param parts those that have something in them
 * @param restated another wording of the same rules, as a whole; empty but where a ruleset has two
 * @param absent what the ruleset does not have, or leaves as it is: choices that add nothing
 * @param notes on what the texts leave open
 */
public record RulesetText(
        Ruleset ruleset,
        List<RulesetPart> parts,
        List<RulesetRule> restated,
        List<Clause> absent,
        List<RulesetNote> notes) {

    /** Whether articles of its own leave something open. */
    public boolean hasOwnNotes() {
        return notes.stream().anyMatch(RulesetNote::own);
    }
}
