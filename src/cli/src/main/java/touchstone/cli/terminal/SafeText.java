package touchstone.cli.terminal;

import touchstone.report.text.UntrustedText;

/** Untrusted text made safe for a terminal. */
public final class SafeText {

    private SafeText() {}

    /** In a line, not too long. */
    public static String line(String text) {
        return UntrustedText.line(text);
    }

    /** In full and in a line: a character that could not be seen, or would change how others are, by its number. */
    public static String exactly(String text) {
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (Character.getType(c)) {
                case Character.CONTROL,
                        Character.FORMAT,
                        Character.SURROGATE,
                        Character.UNASSIGNED,
                        Character.PRIVATE_USE,
                        Character.LINE_SEPARATOR,
                        Character.PARAGRAPH_SEPARATOR -> shown.append("\\u{%x}".formatted(c));
                default -> {
                    boolean blank = Character.isSpaceChar(c) && c != ' ';
                    shown.append(blank ? "\\u{%x}".formatted(c) : Character.toString(c));
                }
            }
        });
        return shown.toString();
    }
}
