package touchstone.report.book.compare;

import java.util.List;
import touchstone.report.book.page.IllustratedScenario;

/**
 * A game on which two rulesets differ, for display.
 *
 * @param kind in what way they part
 * @param board its size
 * @param steps how many it has
 * @param says what each of the two makes of it
 */
public record DivergenceGame(IllustratedScenario scene, String kind, String board, int steps, List<Opinion> says) {

    /**
     * @param rules the ruleset, in words
     * @param tone {@code good} where it lets the last step be, {@code bad} where it does not, else {@code plain} or {@code open}
     * @param clause the id of the clause that decides; empty if none does by itself
     */
    public record Opinion(String rules, String words, String tone, String clause) {}

    /** Where it stands in the page. */
    public int anchor() {
        return scene.number();
    }
}
