package touchstone.process;

import java.time.Duration;

/** Output of a program, and what else a message about it says, made fit for the message: on one line, without control characters, not too long. */
public final class PrintedText {

    /** In characters: enough to recognise a text by, short enough for a line of a report. */
    private static final int LONGEST = 200;

    private PrintedText() {}

    public static String clean(String text) {
        return clean(text, LONGEST);
    }

    /** @param longest in characters; what is longer is cut */
    public static String clean(String text, int longest) {
        StringBuilder clean = new StringBuilder();
        int c;
        for (int i = 0; i < text.length() && clean.length() <= longest; i += Character.charCount(c)) {
            c = text.codePointAt(i);
            if (Character.isWhitespace(c)) {
                if (clean.length() > 0 && clean.charAt(clean.length() - 1) != ' ') {
                    clean.append(' ');
                }
            } else if (isVisible(c)) {
                clean.appendCodePoint(c);
            }
        }
        if (clean.length() > longest) {
            // Half a pair of surrogates is no character.
            clean.setLength(Character.isLowSurrogate(clean.charAt(longest)) ? longest - 1 : longest);
            clean.append("...");
        }
        return clean.toString().strip();
    }

    /** Not so a noncharacter such as U+FFFE, which XML forbids, and half a pair of surrogates, which no file can hold. */
    private static boolean isVisible(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE -> false;
            default -> (c & 0xFFFE) != 0xFFFE;
        };
    }

    public static String quoted(String text) {
        return '"' + clean(text) + '"';
    }

    /** A time limit for a message, in seconds if they are whole. */
    public static String time(Duration limit) {
        return limit.toMillis() % 1000 == 0 ? limit.toSeconds() + " s" : limit.toMillis() + " ms";
    }
}
