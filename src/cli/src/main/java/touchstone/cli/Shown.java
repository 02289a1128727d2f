package touchstone.cli;

import touchstone.report.Untrusted;

/** Text of strangers on the screen. */
final class Shown {

    private Shown() {}

    /** In a line, not too long. */
    static String line(String text) {
        return Untrusted.line(text);
    }

    /** In full and in a line: a character that could not be seen, or would change how others are, by its number. */
    static String exactly(String text) {
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
