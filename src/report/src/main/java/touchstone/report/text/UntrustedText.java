package touchstone.report.text;

import java.util.regex.Pattern;

/**
 * Text that a program under test wrote, made fit to be shown: without terminal escapes, with a visible sign in the place of
 * every character that XML forbids or that would hide or reorder others, and of bounded length. Markup in it is left alone:
 * escaping that is up to whoever writes markup.
 */
public final class UntrustedText {

    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_LINE = 500;
    private static final int LONGEST_BLOCK = 50_000;

    /** Terminal escapes: control sequences, operating system commands, and those of two characters. */
    private static final Pattern ESCAPE = Pattern.compile(
            "\u001B(?:\\[[0-?]{0,40}[ -/]{0,8}[@-~]|\\][^\u0007\u001B]{0,400}(?:\u0007|\u001B\\\\)|[@-Z\\\\^_])");

    /** What makes HTML of the character after it. */
    private static final Pattern MARKUP = Pattern.compile("[<&](?=[A-Za-z/!?#])");

    private static final String WORD_JOINER = "\u2060";

    private static final int REPLACEMENT = 0xFFFD;

    private UntrustedText() {}

    /** The text as something to be called by: a single line that is short enough to stand among other words. */
    public static String name(String text) {
        return line(clean(text, LONGEST_NAME));
    }

    /** The text in a single line of at most some hundred characters. */
    public static String line(String text) {
        return clean(text, LONGEST_LINE).replace('\n', ' ').replace('\t', ' ').strip();
    }

    /** The text with its line breaks and tabs, up to some ten thousand characters. */
    public static String block(String text) {
        return clean(text, LONGEST_BLOCK);
    }

    /**
     * The same text to the eye, which stays text even in a page that takes it for HTML: a sign without width parts what would
     * begin a tag or a character reference. For Allure, which escapes messages and traces in some places and not in others.
     */
    public static String inert(String text) {
        return MARKUP.matcher(text).replaceAll("$0" + WORD_JOINER);
    }

    private static String clean(String text, int longest) {
        String kept = text.length() > longest ? text.substring(0, longest) : text;
        StringBuilder clean = new StringBuilder();
        ESCAPE.matcher(kept)
                .replaceAll("")
                .replace("\r\n", "\n")
                .replace('\r', '\n')
                .codePoints()
                .map(c -> isHarmless(c) ? c : REPLACEMENT)
                .forEach(clean::appendCodePoint);
        if (text.length() > longest) {
            clean.append(" ... (").append(text.length() - longest).append(" more characters)");
        }
        return clean.toString();
    }

    private static boolean isHarmless(int c) {
        if (c == '\n' || c == '\t') {
            return true;
        }
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> (c & 0xFFFE) != 0xFFFE;
        };
    }
}
