package touchstone.report.matrix;

import touchstone.report.site.VerdictSign;

/**
 * The sign of one subject for one clause.
 *
 * @param of how many of its scenarios show it, as in {@code 2 of 5}; empty where that is nothing to tell
 * @param evidence what the verdict rests on, as a sentence; empty if nothing is claimed, or was tried
 */
public record MatrixCell(VerdictSign sign, String of, String evidence) {

    static final MatrixCell BLANK = new MatrixCell(VerdictSign.NOT_CLAIMED, "", "");

    /** Whether there is nothing to lead to. */
    public boolean isBlank() {
        return sign.equals(VerdictSign.NOT_CLAIMED);
    }
}
