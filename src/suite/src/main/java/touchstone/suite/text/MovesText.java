package touchstone.suite.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Moves as commands of GNU Go's tell them: a color and a vertex each, such as {@code white D4}, one a line. */
public final class MovesText {

    private static final Pattern MOVE =
            Pattern.compile("(?i)(b|w|black|white)\\s+(pass|[a-hj-z](?:1[0-9]|2[0-5]|[1-9]))");

    private MovesText() {}

    /** Whether an answer tells just these moves, which are separated by commas. Capitals and small letters are the same. */
    public static boolean tells(String answer, String moves) {
        List<String> lines = answer.lines().map(String::strip).toList();
        return lines.stream().allMatch(line -> MOVE.matcher(line).matches())
                && lines.stream().map(MovesText::plain).toList().equals(wanted(moves));
    }

    private static List<String> wanted(String moves) {
        return Pattern.compile(", ").splitAsStream(moves).map(MovesText::plain).toList();
    }

    /** The first letter of the color, and the vertex. */
    private static String plain(String move) {
        String[] words = move.toLowerCase(Locale.ROOT).split("\\s+");
        return words[0].charAt(0) + " " + words[1];
    }
}
