package touchstone.cli;

import java.util.Map;
import java.util.regex.Pattern;
import picocli.CommandLine.Help.Ansi;

/** Colours the verdicts on a terminal; the words say it all without. */
final class Paint {

    private static final Map<String, String> STYLES = Map.of(
            "satisfied", "green",
            "tolerated", "yellow",
            "violated", "bold,red",
            "unsupported", "faint",
            "untestable", "faint",
            "broken", "bold,magenta");

    private static final Pattern WORD = Pattern.compile("\\b(" + String.join("|", STYLES.keySet()) + ")\\b(?=\\s)");

    private final boolean coloured;

    Paint(boolean terminal) {
        this.coloured = terminal && System.getenv("NO_COLOR") == null;
    }

    String words(String text) {
        return coloured
                ? WORD.matcher(text + " ")
                        .replaceAll(match ->
                                Ansi.ON.string("@|" + STYLES.get(match.group(1)) + " " + match.group(1) + "|@"))
                        .stripTrailing()
                : text;
    }
}
