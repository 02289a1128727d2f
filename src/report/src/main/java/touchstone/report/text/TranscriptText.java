package touchstone.report.text;

import java.util.stream.Collectors;
import touchstone.suite.result.Result;

/** The dialogue with a subject as text: {@code > } before a question and {@code = } before an answer. */
public final class TranscriptText {

    private TranscriptText() {}

    public static String of(Result result) {
        return UntrustedText.block(result.transcript().stream()
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
