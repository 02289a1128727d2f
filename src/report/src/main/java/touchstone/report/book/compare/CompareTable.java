package touchstone.report.book.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.choice.Choice;
import touchstone.report.book.page.PageAddresses;
import touchstone.report.book.page.PublishedDivergences;
import touchstone.report.text.UntrustedText;
import touchstone.suite.specification.Ruleset;

/**
 * Every two rulesets at a glance.
 *
 * @param most on how many axes any two differ
 */
public record CompareTable(List<Row> rows, int most, RulesetChooser chooser) {

    public record Row(String title, String address, List<Cell> cells) {}

    /**
     * Two rulesets.
     *
     * @param address from the page, of their comparison; empty where they are the same ruleset
     * @param axes on how many they differ
     * @param steps of the shortest game; empty if none is known
     */
    public record Cell(String other, String address, int axes, Optional<Integer> steps) {

        public boolean isSame() {
            return address.isEmpty();
        }

        /** In words, for those who cannot see the numbers beside each other. */
        public String words(String title) {
            return title + " and " + other + ": " + (axes == 0 ? "no axis" : axes + (axes == 1 ? " axis" : " axes"))
                    + steps.map(many -> ", shortest game " + many + (many == 1 ? " step" : " steps"))
                            .orElse("");
        }

        /** How different, from 0 to 4. */
        public int shade(int most) {
            return most == 0 ? 0 : (axes * 4 + most - 1) / most;
        }
    }

    /** @param rulesets in the order of the table */
    static CompareTable of(List<Ruleset> rulesets, PublishedDivergences divergences) {
        List<Row> rows = new ArrayList<>();
        int most = 0;
        for (Ruleset ruleset : rulesets) {
            List<Cell> cells = rulesets.stream()
                    .map(other -> cell(ruleset, other, divergences))
                    .toList();
            most = Math.max(most, cells.stream().mapToInt(Cell::axes).max().orElse(0));
            rows.add(
                    new Row(UntrustedText.line(ruleset.title()), "../" + PageAddresses.ruleset(ruleset.name()), cells));
        }
        String first = rulesets.isEmpty() ? "" : rulesets.get(0).name();
        String second = rulesets.size() < 2 ? first : rulesets.get(1).name();
        return new CompareTable(rows, most, RulesetChooser.of(rulesets, first, second));
    }

    private static Cell cell(Ruleset one, Ruleset other, PublishedDivergences divergences) {
        if (one.equals(other)) {
            return new Cell(UntrustedText.line(other.title()), "", 0, Optional.empty());
        }
        int axes = 0;
        for (Choice choice : one.variant().choices()) {
            axes += other.variant().has(choice) ? 0 : 1;
        }
        PublishedDivergences known = divergences.of(one, other);
        Optional<Integer> steps = known.pair(one, other)
                .flatMap(pair -> pair.shortest().map(pair.partings()::get))
                .map(divergence -> known.game(divergence.game()).steps().size());
        return new Cell(
                UntrustedText.line(other.title()),
                "../" + PageAddresses.comparison(one.name(), other.name()),
                axes,
                steps);
    }
}
