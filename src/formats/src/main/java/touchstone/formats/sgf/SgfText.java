package touchstone.formats.sgf;

import java.util.Arrays;
import java.util.Locale;

/** The text of records, or a part of it that begins somewhere in a file, and error messages with positions in the file. */
public final class SgfText {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String text;
    /** How many lines of the file are over before the text begins. */
    private final int linesBefore;
    /** How many characters stand before it on the line on which it begins. */
    private final int columnsBefore;
    /** Where each line begins; an archive has many places to tell. Empty until the first one is. */
    private int[] lines = {};

    /** All of a file. */
    SgfText(String text) {
        this(text, 0, 0);
    }

    private SgfText(String text, int linesBefore, int columnsBefore) {
        this.text = text;
        this.linesBefore = linesBefore;
        this.columnsBefore = columnsBefore;
    }

    /**
     * A text that stands in the file from a place of this one on.
     *
     * @param offset of a sign that is no line break
     */
    SgfText from(int offset, String next) {
        SgfException there = fault(offset, "");
        return new SgfText(next, there.line() - 1, there.column() - 1);
    }

    String text() {
        return text;
    }

    /** @param message what was found, and what was expected */
    SgfException fault(int offset, String message) {
        int line = lineHere(offset);
        int start = lines[line - 1] - (line == 1 ? columnsBefore : 0);
        boolean first = line == 1 && linesBefore == 0 && columnsBefore == 0;
        int mark = first && !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        return new SgfException(linesBefore + line, Math.max(offset - start - mark, 0) + 1, offset, message);
    }

    /** The line of a place in the file, from 1. */
    int line(int offset) {
        return linesBefore + lineHere(offset);
    }

    private int lineHere(int offset) {
        if (lines.length == 0) {
            lines = lines();
        }
        int found = Arrays.binarySearch(lines, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    private int[] lines() {
        int[] starts = new int[16];
        int count = 1;
        for (int i = 0; i < text.length(); i++) {
            if (isBreak(text.charAt(i))) {
                // Two different signs of a break are one: CR LF, or LF CR.
                boolean two =
                        i + 1 < text.length() && isBreak(text.charAt(i + 1)) && text.charAt(i) != text.charAt(i + 1);
                i += two ? 1 : 0;
                if (count == starts.length) {
                    starts = Arrays.copyOf(starts, 2 * count);
                }
                starts[count++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, count);
    }

    /** A sign as a message has it: no control characters, which would break the line. */
    String sign(int offset) {
        char sign = text.charAt(offset);
        if (sign > ' ' && sign < 127) {
            return "'" + sign + "'";
        }
        String hexadecimal = Integer.toHexString(sign).toUpperCase(Locale.ROOT);
        return "U+" + "0".repeat(4 - hexadecimal.length()) + hexadecimal;
    }

    /** A part of the text as a message has it: short, and without control characters. */
    static String quoted(String part) {
        String shown = part.length() > 30 ? part.substring(0, 30) + "..." : part;
        return "'" + shown.replaceAll("[^ -~]", "?") + "'";
    }

    /**
     * What a text value means as one line (sgf4, 3.3): an escaped sign stands for itself, an escaped line break for nothing,
     * and other white space is a space.
     */
    static String line(String raw) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < raw.length(); i++) {
            char sign = raw.charAt(i);
            boolean escaped = sign == '\\' && i + 1 < raw.length();
            if (escaped) {
                sign = raw.charAt(++i);
            }
            if (isBreak(sign)) {
                if (i + 1 < raw.length() && isBreak(raw.charAt(i + 1)) && raw.charAt(i + 1) != sign) {
                    i++;
                }
                line.append(escaped ? "" : " ");
            } else {
                line.append(isWhite(sign) ? ' ' : sign);
            }
        }
        return line.toString();
    }

    /** Control characters count as white space: old programs end a file with one. */
    static boolean isWhite(char sign) {
        return sign <= ' ' || sign == BYTE_ORDER_MARK;
    }

    private static boolean isBreak(char sign) {
        return sign == '\n' || sign == '\r';
    }
}
