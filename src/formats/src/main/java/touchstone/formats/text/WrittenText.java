package touchstone.formats.text;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text as scenarios write it and as transcripts show it: control characters by their names, as in {@code play<TAB>b D4<CR>}, or by
 * their number, as in {@code <01>}.
 */
public final class WrittenText {

    /** In characters; what is shown is cut there. */
    private static final int LONGEST = 200;

    private static final Map<String, Character> NAMES =
            Map.of("TAB", '\t', "CR", '\r', "LF", '\n', "DEL", '\u007f', "SPACE", ' ');

    private static final Pattern NAMED = Pattern.compile("<(TAB|CR|LF|DEL|SPACE|[01][0-9A-F])>");

    private WrittenText() {}

    /** The characters that are meant. */
    public static String read(String written) {
        return NAMED.matcher(written).replaceAll(named -> {
            String name = named.group(1);
            Character character =
                    Optional.ofNullable(NAMES.get(name)).orElseGet(() -> (char) Integer.parseInt(name, 16));
            return Matcher.quoteReplacement(character.toString());
        });
    }

    /** What was sent, without the line feed at its end and cut if it is long. */
    public static String shown(String sent) {
        String whole = sent.endsWith("\n") ? sent.substring(0, sent.length() - 1) : sent;
        StringBuilder shown = new StringBuilder();
        for (int i = 0; i < whole.length() && shown.length() < LONGEST; i++) {
            char c = whole.charAt(i);
            shown.append(c < ' ' || c == '\u007f' ? "<" + name(c) + ">" : c);
        }
        return shown + (whole.length() > LONGEST ? "... (" + whole.length() + " characters)" : "");
    }

    private static String name(char control) {
        return NAMES.entrySet().stream()
                .filter(named -> named.getValue() == control)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseGet(() -> "%02X".formatted((int) control));
    }
}
