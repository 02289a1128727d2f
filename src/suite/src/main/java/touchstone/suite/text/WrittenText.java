package touchstone.suite.text;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text as scenarios write it: control characters by their names, as in {@code play<TAB>b D4<CR>}, or by their number, as in {@code
 * <01>}.
 */
public final class WrittenText {

    private static final Map<String, String> NAMES =
            Map.of("TAB", "\t", "CR", "\r", "LF", "\n", "DEL", "\u007f", "SPACE", " ");

    private static final Pattern NAMED = Pattern.compile("<(TAB|CR|LF|DEL|SPACE|[01][0-9A-F])>");

    private WrittenText() {}

    /** The characters that are meant. */
    public static String read(String written) {
        Matcher matcher = NAMED.matcher(written);
        StringBuilder text = new StringBuilder();
        while (matcher.find()) {
            String name = matcher.group(1);
            String character =
                    NAMES.containsKey(name) ? NAMES.get(name) : String.valueOf((char) Integer.parseInt(name, 16));
            matcher.appendReplacement(text, Matcher.quoteReplacement(character));
        }
        return matcher.appendTail(text).toString();
    }
}
