package touchstone.formats.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Command lines and their words by the quoting rules of the POSIX shell (2.2 Quoting); nothing is expanded. */
public final class ShellWords {

    private final String line;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    /** An empty pair of quotes makes a word, no characters alone do not. */
    private boolean inWord;

    private int next;

    private ShellWords(String line) {
        this.line = line;
    }

    /** A command line with these words. */
    public static String joined(List<String> words) {
        return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
    }

    /** A word as it is written in a line, in quotes if need be. In quotes no shell finds anything in it but the word. */
    public static String quoted(String word) {
        return word.matches("[A-Za-z0-9_./:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /**
     * The words of a command line.
     *
     * @throws IllegalArgumentException if a quote is not closed; the message begins with "has"
     */
    public static List<String> split(String line) {
        return new ShellWords(line).split();
    }

    private List<String> split() {
        while (next < line.length()) {
            char c = line.charAt(next++);
            switch (c) {
                case '\'' -> verbatim();
                case '"' -> quoted();
                case '\\' -> escaped();
                case ' ', '\t', '\n', '\r' -> endWord();
                default -> append(c);
            }
        }
        endWord();
        return List.copyOf(words);
    }

    private void append(char c) {
        word.append(c);
        inWord = true;
    }

    private void endWord() {
        if (inWord) {
            words.add(word.toString());
            word.setLength(0);
            inWord = false;
        }
    }

    private void verbatim() {
        int end = line.indexOf('\'', next);
        if (end < 0) {
            throw unclosed('\'');
        }
        word.append(line, next, end);
        inWord = true;
        next = end + 1;
    }

    private void quoted() {
        inWord = true;
        while (next < line.length()) {
            char c = line.charAt(next++);
            if (c == '"') {
                return;
            }
            boolean escape = c == '\\' && next < line.length() && "$`\"\\\n".indexOf(line.charAt(next)) >= 0;
            word.append(escape ? line.charAt(next++) : c);
        }
        throw unclosed('"');
    }

    /** Outside quotes a backslash makes any character plain; one at the very end stands for itself. */
    private void escaped() {
        append(next < line.length() ? line.charAt(next++) : '\\');
    }

    private static IllegalArgumentException unclosed(char quote) {
        return new IllegalArgumentException("has a " + quote + " that is not closed");
    }
}
