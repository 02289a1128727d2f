package touchstone.report.book.ruleset;

import java.util.ArrayList;
import java.util.List;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;

/** The notes of a text, in the order of its passages. */
final class RulesetNotes {

    private static final int LETTERS = 26;

    private final boolean own;
    private final List<RulesetNote> notes = new ArrayList<>();

    /** @param own whether they are on the ruleset's own articles */
    RulesetNotes(boolean own) {
        this.own = own;
    }

    RulesetNote add(Clause clause, String text) {
        RulesetNote note = new RulesetNote(
                own ? Integer.toString(notes.size() + 1) : letters(notes.size()),
                clause.id(),
                UntrustedText.line(SourceNames.named(text)),
                own);
        notes.add(note);
        return note;
    }

    List<RulesetNote> all() {
        return List.copyOf(notes);
    }

    /** As columns are called: a to z, aa, ab. */
    private static String letters(int index) {
        String last = Character.toString('a' + index % LETTERS);
        return index < LETTERS ? last : letters(index / LETTERS - 1) + last;
    }
}
