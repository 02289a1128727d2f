package touchstone.report.book.compare;

import java.util.List;
import java.util.Optional;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;

/**
 * The contents of the page on two rulesets.
 *
 * @param axes how many there are in all
 * @param searched whether games on which they diverge were searched for
 * @param shortest the shortest game; none if there is none
 * @param games the others, each once
 * @param shared what the boards refer to: an element of ours
 * @param onlyFirst clauses that the second has not
 */
public record PairPage(
        Ruleset first,
        Ruleset second,
        int axes,
        boolean sameChoices,
        boolean searched,
        List<ComparedItem> differences,
        List<ComparedItem> terms,
        Optional<DivergenceGame> shortest,
        List<DivergenceGame> games,
        String shared,
        List<Clause> onlyFirst,
        List<Clause> onlySecond,
        String looked) {

    /** Fit to be shown, whoever wrote it. */
    public String firstTitle() {
        return UntrustedText.line(first.title());
    }

    public String secondTitle() {
        return UntrustedText.line(second.title());
    }

    /** Clauses that stand in one alone. */
    public int alone() {
        return onlyFirst.size() + onlySecond.size();
    }
}
