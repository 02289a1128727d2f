package touchstone.report.book.compare;

import java.util.List;

/**
 * A game on which two rulesets part, to be looked at.
 *
 * @param anchor in the page
 * @param title what it shows
 * @param says what each of the two makes of it
 */
public record ShownGame(String anchor, String title, String kind, String board, List<Frame> frames, List<Opinion> says) {

    /**
     * @param rules the ruleset, in words
     * @param tone {@code good} where it lets the last step be, {@code bad} where it does not, else {@code plain}
     * @param clause the id of the clause that decides; empty if none does by itself
     */
    public record Opinion(String rules, String words, String tone, String clause) {}

    public int steps() {
        return frames.size() - 1;
    }
}
