package touchstone.report.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.spi.Exchange;
import touchstone.suite.result.Result;

/** The dialogue with a subject as text: {@code > } before a question and {@code = } before an answer. */
public final class TranscriptText {

    private TranscriptText() {}

    /** Commands of the Go Text Protocol that make a position and ask for nothing. */
    private static final Pattern MAKING = Pattern.compile(
            "(boardsize|rectangular_boardsize|clear_board|komi|play|gogui-setup\\S*"
                    + "|gogui-play_sequence|loadsgf|set_position|kata-set-rules?|kgs-rules)\\b.*",
            Pattern.DOTALL);

    /** Fewer plays are read at a glance. */
    private static final int FEWEST_PLAYS = 4;

    public static String of(Result result) {
        return text(result.transcript());
    }

    /**
     * The beginning of the dialogue, as far as it only makes the position that the scenario begins with. It is empty where that takes
     * few plays, and where the scenario begins with an empty board, on which all plays are its own.
     */
    public static String setUp(Result result) {
        return text(result.transcript().subList(0, made(result)));
    }

    /** The rest of it. */
    public static String afterSetUp(Result result) {
        return text(
                result.transcript().subList(made(result), result.transcript().size()));
    }

    private static int made(Result result) {
        if (result.diagrams().isEmpty()
                || result.diagrams().get(0).picture().chars().noneMatch(sign -> "XO#@".indexOf(sign) >= 0)) {
            return 0;
        }
        List<Exchange> making = result.transcript().stream()
                .takeWhile(exchange -> MAKING.matcher(exchange.asked().strip()).matches())
                .toList();
        long plays = making.stream()
                .filter(exchange -> exchange.asked().startsWith("play"))
                .count();
        return plays < FEWEST_PLAYS || making.size() == result.transcript().size() ? 0 : making.size();
    }

    private static String text(List<Exchange> dialogue) {
        return UntrustedText.block(dialogue.stream()
                .map(exchange -> marked("> ", exchange.asked()) + marked("= ", exchange.answered()))
                .collect(Collectors.joining()));
    }

    /** What it was asked alone, a question a line, as one would type it. */
    public static String questions(Result result) {
        return UntrustedText.block(result.transcript().stream()
                .map(exchange -> exchange.asked().stripTrailing() + "\n")
                .collect(Collectors.joining()));
    }

    /** Lines after the first are set in, so that no answer can pass for a question. */
    private static String marked(String mark, String text) {
        return mark + text.stripTrailing().replaceAll("\\R", "\n  ") + "\n";
    }
}
