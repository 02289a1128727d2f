package touchstone.suite.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.formats.shell.ShellWords;
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
        List<String> lines = new ArrayList<>();
        if (then >= 0) {
            lines.addAll(List.of(command.substring(then + THEN.length()).split("; ")));
        }
        for (Exchange exchange : result.transcript()) {
            exchange.asked().lines().map(WrittenText::read).forEach(text -> lines.addAll(List.of(text.split("\n"))));
        }
        if (lines.stream().anyMatch(line -> line.contains(RECORD) || line.matches(CUT))) {
            return Optional.empty();
        }
        boolean escaped = lines.stream().anyMatch(PipedLines::hasControlCharacters);
        String piped = "printf " + (escaped ? "'%b\\n' " : "'%s\\n' ")
                + lines.stream()
                        .map(line -> ShellWords.quoted(escaped ? escaped(line) : line))
                        .collect(Collectors.joining(" "))
                + " | " + (then < 0 ? command : command.substring(0, then));
        return piped.length() > LONGEST ? Optional.empty() : Optional.of(piped);
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
