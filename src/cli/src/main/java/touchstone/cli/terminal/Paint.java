package touchstone.cli.terminal;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi;

/** Colours the verdicts on a terminal; the words are complete without colours. */
public final class Paint {

    private static final Map<String, String> STYLES = Map.of(
            "satisfied", "green",
            "tolerated", "yellow",
            "violated", "bold,red",
            "partly shown", "yellow",
            "not shown", "faint",
            "untestable", "faint",
            "error", "bold,magenta");

    private static final Pattern WORD = Pattern.compile("\\b(" + String.join("|", STYLES.keySet()) + ")\\b(?=\\s)");

    /** A verdict that is all there is in a cell of a table, in one of its words. */
    private static final Pattern CELL = Pattern.compile(
            "(?<=\\| )("
                    + STYLES.keySet().stream()
                            .flatMap(word -> Stream.of(word, VerdictWords.SHORT.get(word)))
                            .map(Pattern::quote)
                            .collect(Collectors.joining("|"))
                    + ")(?= *(?:\\||$))",
            Pattern.MULTILINE);

    private final boolean coloured;

    public Paint(boolean terminal) {
        this.coloured = terminal && System.getenv("NO_COLOR") == null;
    }

    public String words(String text) {
        return coloured ? WORD.matcher(text + " ").replaceAll(Paint::painted).stripTrailing() : text;
    }

    /** The same for a table, where verdicts may be in short words, and only what stands alone in a cell is one. */
    public String cells(String table) {
        return coloured ? CELL.matcher(table).replaceAll(Paint::painted) : table;
    }

    private static String painted(MatchResult match) {
        String word = match.group(1);
        String style = STYLES.entrySet().stream()
                .filter(entry -> entry.getKey().equals(word)
                        || VerdictWords.SHORT.get(entry.getKey()).equals(word))
                .findFirst()
                .orElseThrow()
                .getValue();
        return java.util.regex.Matcher.quoteReplacement(Ansi.ON.string("@|" + style + " " + word + "|@"));
    }
}
