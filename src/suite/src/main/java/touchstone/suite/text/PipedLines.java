package touchstone.suite.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.formats.shell.ShellWords;
import touchstone.formats.text.WrittenText;
import touchstone.spi.Exchange;
import touchstone.spi.Identity;
import touchstone.suite.result.Result;

/**
 * What an engine was sent in a scenario, as a line for a shell that sends it the same: it shows what the engine does without this
 * suite.
 */
public final class PipedLines {

    /** A line that is longer helps nobody. */
    private static final int LONGEST = 600;

    /** Long enough for an engine to tell what it is to be asked for. */
    private static final String PAUSE = "sleep 2";

    private static final String BUILT_IN = "built in";

    /** Between a command line and what is sent to each process first, as identities name it. */
    private static final String THEN = ", then ";

    /** What stands in a transcript for the name of a file that is there no more. */
    private static final String RECORD = "RECORD.sgf";

    /** How long text ends of which a transcript has the beginning alone. */
    private static final String CUT = ".*\\.\\.\\. \\([0-9]+ characters\\)";

    private PipedLines() {}

    /** Nothing for subjects that read no lines, or if too much was sent. */
    public static Optional<String> of(Result result) {
        String command = result.subject().command();
        boolean readsLines = !command.equals(BUILT_IN) && !command.startsWith(Identity.RPC);
        if (!readsLines || command.isBlank() || result.transcript().isEmpty()) {
            return Optional.empty();
        }
        int then = command.indexOf(THEN);
        List<List<String>> texts = new ArrayList<>(List.of(new ArrayList<>()));
        if (then >= 0) {
            texts.get(0).addAll(List.of(command.substring(then + THEN.length()).split("; ")));
        }
        for (Exchange exchange : result.transcript()) {
            List<String> text = texts.get(texts.size() - 1);
            exchange.asked().lines().map(WrittenText::read).forEach(lines -> text.addAll(List.of(lines.split("\n"))));
            if (!text.isEmpty() && AnalysisText.isEndless(text.get(text.size() - 1))) {
                texts.add(new ArrayList<>());
            }
        }
        if (texts.stream().flatMap(List::stream).anyMatch(line -> line.contains(RECORD) || line.matches(CUT))) {
            return Optional.empty();
        }
        String piped = printed(texts) + " | " + (then < 0 ? command : command.substring(0, then));
        return piped.length() > LONGEST ? Optional.empty() : Optional.of(piped);
    }

    /** @param texts each of which but the last ends with a line whose answer goes on until the next text, or the end, comes */
    private static String printed(List<List<String>> texts) {
        String printed = texts.stream()
                .map(lines -> lines.isEmpty() ? "" : printf(lines))
                .collect(Collectors.joining("; " + PAUSE + "; "))
                .replaceFirst("; $", "");
        return texts.size() == 1 ? printed : "(" + printed + ")";
    }

    private static String printf(List<String> lines) {
        boolean escaped = lines.stream().anyMatch(PipedLines::hasControlCharacters);
        return "printf " + (escaped ? "'%b\\n' " : "'%s\\n' ")
                + lines.stream()
                        .map(line -> ShellWords.quoted(escaped ? escaped(line) : line))
                        .collect(Collectors.joining(" "));
    }

    private static boolean hasControlCharacters(String line) {
        return line.chars().anyMatch(c -> c < ' ' || c == 127);
    }

    /** As {@code %b} of printf reads it. */
    private static String escaped(String line) {
        StringBuilder text = new StringBuilder();
        line.chars().forEach(c -> {
            if (c < ' ' || c == 127) {
                text.append(String.format("\\0%03o", c));
            } else if (c == '\\') {
                text.append("\\\\");
            } else {
                text.append((char) c);
            }
        });
        return text.toString();
    }
}
