package touchstone.report.overview;

/**
 * One claim of one implementation, as a cell of the overview. All text has been cleaned.
 *
 * @param implementation its name, with the version
 * @param profile {@code arbiter} or {@code player}
 * @param claim the name of the ruleset or of the protocol that is claimed
 * @param column the name under which it stands, if that is not the claim: all protocols stand under one
 * @param violated how many clauses are; of an arbiter, also those that are tolerated
 * @param excluded how many of the known faults of the claim are excluded
 * @param known how many known faults the claim has; 0 where nothing is claimed
 * @param row the address that the name of the implementation leads to; empty if it leads nowhere
 * @param address that the cell leads to
 */
public record OverviewClaim(
        String implementation,
        String profile,
        String claim,
        String column,
        ClaimOutcome outcome,
        int violated,
        int excluded,
        int known,
        String row,
        String address) {

    /** The share of the known faults that are excluded, as a length in a style sheet. */
    public String width() {
        return (known == 0 ? 0 : Math.round(100.0 * excluded / known)) + "%";
    }

    /** All of it in words, without the names of the row and the column: {@code does not conform, 4 clauses violated, ...}. */
    public String words() {
        return outcome.words()
                + (violated == 0 ? "" : ", " + violated + (violated == 1 ? " clause" : " clauses") + " violated")
                + (known == 0 ? "" : ", " + excluded + " of " + known + " known faults excluded");
    }

    /** The same with its names. */
    public String title() {
        return implementation + ", " + claim + " as " + profile + ": " + words();
    }
}
