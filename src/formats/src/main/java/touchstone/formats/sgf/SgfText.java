package touchstone.formats.sgf;

import java.util.Locale;

/** The text of a record, and error messages with positions in it. */
record SgfText(String text) {

    private static final char BYTE_ORDER_MARK = '\uFEFF';

    /** @param message what was found, and what was expected */
    SgfException fault(int offset, String message) {
        int line = 1;
        int start = 0;
        for (int i = 0; i < offset; i++) {
            if (isBreak(text.charAt(i))) {
                // Two different signs of a break are one: CR LF, or LF CR.
                if (i + 1 < offset && isBreak(text.charAt(i + 1)) && text.charAt(i) != text.charAt(i + 1)) {
                    i++;
                }
                line++;
                start = i + 1;
            }
        }
        int mark = line == 1 && !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        return new SgfException(line, Math.max(offset - start - mark, 0) + 1, offset, message);
    }

    /** How many lines end between two places, neither of them within the signs of a break. */
    int breaks(int from, int to) {
        int breaks = 0;
        for (int i = from; i < to; i++) {
            if (isBreak(text.charAt(i))) {
                boolean two = i + 1 < to && isBreak(text.charAt(i + 1)) && text.charAt(i) != text.charAt(i + 1);
                i += two ? 1 : 0;
                breaks++;
            }
        }
        return breaks;
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
