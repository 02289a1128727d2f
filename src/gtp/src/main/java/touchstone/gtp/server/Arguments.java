package touchstone.gtp.server;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import touchstone.process.PrintedText;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;

/**
 * The arguments of a command, read as the entities of the protocol (section 3.2). Each method throws
 * {@link CommandFailedException}, a syntax error that says what was expected, if a word is not of its kind. A word too few and
 * a word too many are the same error, for every command.
 *
 * @param words in the order given
 */
public record Arguments(List<String> words) {

    private static final Pattern INT = Pattern.compile("[0-9]{1,10}");

    /** The length is bounded before the value: 1e999999999 is a short word and a long number. */
    private static final Pattern FLOAT =
            Pattern.compile("[+-]?([0-9]{1,50}(\\.[0-9]{0,50})?|\\.[0-9]{1,50})([eE][+-]?[0-9]{1,2})?");

    private static final BigDecimal LARGEST_FLOAT = new BigDecimal(Float.MAX_VALUE);

    int count() {
        return words.size();
    }

    /** All of the line, words separated by single spaces. */
    public String text() {
        return String.join(" ", words);
    }

    /** @param expected what the command takes, in the protocol's own terms, such as {@code color vertex} */
    public Arguments require(int count, String expected) {
        return require(count, count, expected);
    }

    Arguments require(int fewest, int most, String expected) {
        if (words.size() < fewest || words.size() > most) {
            throw syntax(expected);
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
            default -> throw syntax("black or white, not " + PrintedText.quoted(words.get(index)));
        };
    }

    Point point(int index) {
        try {
            return Point.parse(words.get(index));
        } catch (IllegalArgumentException e) {
            throw syntax("a vertex, but " + PrintedText.clean(e.getMessage()));
        }
    }

    Move move(int index) {
        return words.get(index).equalsIgnoreCase("pass") ? Move.PASS : new Move.Play(point(index));
    }

    /** An int of the protocol: from 0 to 2147483647, in digits alone. */
    public int number(int index, String what) {
        String word = words.get(index);
        if (INT.matcher(word).matches() && Long.parseLong(word) <= Integer.MAX_VALUE) {
            return Integer.parseInt(word);
        }
        throw syntax(what + ", not " + PrintedText.quoted(word));
    }

    public int side(int index) {
        return number(index, "a number of lines");
    }

    /** A float of the protocol: what 32 bits hold, in decimal digits with or without an exponent. */
    BigDecimal points(int index) {
        String word = words.get(index);
        if (FLOAT.matcher(word).matches()) {
            BigDecimal number = new BigDecimal(word);
            if (number.abs().compareTo(LARGEST_FLOAT) <= 0) {
                return number;
            }
        }
        throw syntax("a number of points, not " + PrintedText.quoted(word));
    }
}
