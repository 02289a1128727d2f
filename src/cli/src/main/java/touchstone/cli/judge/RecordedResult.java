package touchstone.cli.judge;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.reference.Color;

/**
 * The result that a record states: the values of RE (red-bean.com/sgf/properties.html, RE), and others that programs
 * write.
 */
public sealed interface RecordedResult {

    /** @param lead of Black in points; 0 for a draw */
    record Scored(double lead) implements RecordedResult {}

    /** @param how other than by points: {@code resignation}, {@code time}, {@code forfeit}, {@code other means}; or nothing */
    record Won(Color winner, String how) implements RecordedResult {}

    /** The game counts for nothing: {@code Void}. */
    record NoResult() implements RecordedResult {}

    /** Not known, or not to be understood. */
    record Unclear() implements RecordedResult {}

    Set<String> DRAWN = Set.of("0", "DRAW", "TIE", "JIGO", "D", "和棋", "持碁", "ジゴ", "무승부", "빅");
    Pattern WON = Pattern.compile("([BW]|BLACK|WHITE)\\s*\\+\\s*(.*)");
    Pattern POINTS = Pattern.compile("(\\d{1,5}(?:[.,]\\d{1,3})?)(?:\\s.*)?");

    /** @param text untrusted */
    static RecordedResult of(String text) {
        String plain = text.strip().toUpperCase(Locale.ROOT);
        if (DRAWN.contains(plain)) {
            return new Scored(0);
        }
        if (plain.equals("VOID")) {
            return new NoResult();
        }
        Matcher won = WON.matcher(plain);
        if (!won.matches()) {
            return plain.equals("B") || plain.equals("W")
                    ? new Won(plain.equals("B") ? Color.BLACK : Color.WHITE, "")
                    : WordedResult.of(plain).orElseGet(Unclear::new);
        }
        Color winner = won.group(1).startsWith("B") ? Color.BLACK : Color.WHITE;
        Matcher points = POINTS.matcher(won.group(2));
        if (points.matches()) {
            double margin = Double.parseDouble(points.group(1).replace(',', '.'));
            return new Scored(winner == Color.BLACK ? margin : -margin);
        }
        return new Won(winner, how(won.group(2)));
    }

    private static String how(String words) {
        if (words.isEmpty()) {
            return "";
        }
        return switch (words.charAt(0)) {
            case 'R' -> "resignation";
            case 'T' -> "time";
            case 'F' -> "forfeit";
            default -> "other means";
        };
    }
}
