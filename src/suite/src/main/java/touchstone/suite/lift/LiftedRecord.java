package touchstone.suite.lift;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.sgf.SgfException;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Board;

/**
 * Records of games on a larger board. Points in them are counted from the upper left corner, so in that corner nothing but the
 * size changes. The text is not read and written anew: many scenarios are about its form, or about its faults.
 */
final class LiftedRecord {

    private static final Pattern SIZE = Pattern.compile("\\bSZ\\s*\\[\\s*(\\d{1,2})\\s*(?::\\s*(\\d{1,2})\\s*)?]");

    private LiftedRecord() {}

    /** The board of a record; empty if it is none. */
    static Optional<Board> board(String text) {
        try {
            return Optional.of(SgfRecord.read(text).board());
        } catch (SgfException broken) {
            return Optional.empty();
        }
    }

    /** The record with every size that fits changed into the larger one's; others are left for the subject to refuse. */
    static String text(String text, Lift lift) {
        return SIZE.matcher(text).replaceAll(size -> {
            int width = Integer.parseInt(size.group(1));
            int height = size.group(2) == null ? width : Integer.parseInt(size.group(2));
            boolean fits = width > 0
                    && height > 0
                    && width <= lift.target().width()
                    && height <= lift.target().height();
            return Matcher.quoteReplacement(fits ? "SZ[" + lift.target().width() + "]" : size.group());
        });
    }
}
