package touchstone.gtp.server;

import java.util.List;
import java.util.Locale;
import touchstone.gtp.text.EngineText;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;

/**
 * The arguments of a command. Each method throws {@link CommandFailedException}, saying what was expected, if a word is
 * not of its kind.
 *
 * @param words in the order given
 */
public record Arguments(List<String> words) {

    int count() {
        return words.size();
    }

    /** All of the line, words separated by single spaces. */
    public String text() {
        return String.join(" ", words);
    }

    /** @param expected what the command takes, in the protocol's own terms, such as {@code color vertex} */
    public Arguments require(int count, String expected) {
        if (words.size() != count) {
            throw syntax(expected.isEmpty() ? "no argument" : expected);
        }
        return this;
    }

    static CommandFailedException syntax(String expected) {
        return new CommandFailedException("syntax error: expected " + expected);
    }

    public Color color(int index) {
        return switch (words.get(index).toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Color.BLACK;
            case "w", "white" -> Color.WHITE;
            default -> throw syntax("black or white, not " + EngineText.quoted(words.get(index)));
        };
    }

    Point point(int index) {
        try {
            return Point.parse(words.get(index));
        } catch (IllegalArgumentException e) {
            throw syntax("a vertex, but " + EngineText.clean(e.getMessage()));
        }
    }

    Move move(int index) {
        return words.get(index).equalsIgnoreCase("pass") ? Move.PASS : new Move.Play(point(index));
    }

    public int side(int index) {
        try {
            return Integer.parseInt(words.get(index));
        } catch (NumberFormatException e) {
            throw syntax("a number of lines, not " + EngineText.quoted(words.get(index)));
        }
    }
}
