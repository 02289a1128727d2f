package touchstone.report.matrix;

import java.util.List;
import java.util.stream.Collectors;
import touchstone.report.ClauseAddress;
import touchstone.report.text.UntrustedText;

/**
 * The row of a clause.
 *
 * @param title empty if the specification at hand does not have it
 * @param rulesets the numbers of those that have it, among the rulesets of the matrix
 * @param cells one for each column
 */
public record MatrixRow(String clause, String title, List<Integer> rulesets, List<MatrixCell> cells) {

    /** The id as a page may show it: one that is none of ours may be anything. */
    public String name() {
        return UntrustedText.name(clause);
    }

    /** The page that has all of it, relative to the matrix. */
    public String page() {
        return ClauseAddress.of(clause);
    }

    /** The numbers with blanks around each, so that one of them can be looked for. */
    public String rulesetNumbers() {
        return rulesets.stream().map(String::valueOf).collect(Collectors.joining(" ", " ", " "));
    }

    public VerdictTally tally() {
        return VerdictTally.of(cells.stream().map(MatrixCell::sign).toList());
    }
}
