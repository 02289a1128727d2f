package touchstone.junit;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import touchstone.spi.Exchange;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Scenario;
import touchstone.suite.specification.Specification;

/**
 * The message of a failed test: everything needed to understand a finding, and nothing that could garble a terminal.
 */
final class FailureText {

    /** How many of the last questions and answers are shown; the results have all. */
    private static final int EXCHANGES = 6;

    private static final int LONGEST = 4_000;

    private static final int LONGEST_LINE = 500;

    /** What no eye can see, or what hides and reorders other characters. */
    private static final Pattern UNFIT = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Cn}\\u2028\\u2029&&[^\\n]]");

    private final Class<?> test;
    private final Specification specification;

    FailureText(Class<?> test, Specification specification) {
        this.test = test;
        this.specification = specification;
    }

    /** The finding in a line. */
    String line(Result result) {
        String message =
                result.verdict() == Verdict.VIOLATED && !result.expected().isEmpty()
                        ? "expected " + result.expected() + ", but " + result.actual()
                        : result.message().isEmpty() ? result.verdict().word() : result.message();
        return clean(cut(message, LONGEST_LINE)).replace('\n', ' ').strip();
    }

    /**
     * @param difference what it has to do with a baseline; may be empty
     */
    String of(Result result, String difference) {
        StringBuilder text = new StringBuilder(result.scenario())
                .append(": ")
                .append(difference.isEmpty() ? line(result) : difference)
                .append('\n');
        if (!difference.isEmpty() && result.verdict() != Verdict.SATISFIED) {
            paragraph(text, "now       ", result.verdict().word() + ": " + line(result));
        }
        specification.scenario(result.scenario()).ifPresent(scenario -> rule(text, scenario));
        if (!result.step().isEmpty()) {
            paragraph(text, "step      ", result.step());
        }
        if (!result.expected().isEmpty()) {
            paragraph(text, "expected  ", result.expected());
            paragraph(text, "answered  ", result.actual());
        }
        lastBoard(result).ifPresent(board -> text.append('\n')
                .append(("board " + board.caption() + ":\n" + board.picture().stripTrailing()).indent(4)));
        asked(text, result.transcript());
        if (!result.errorTail().isBlank()) {
            paragraph(text, "standard error  ", result.errorTail());
        }
        result.knownLimits().forEach(limit -> paragraph(text, "known limit  ", limit.line()));
        return clean(text.toString());
    }

    private void rule(StringBuilder text, Scenario scenario) {
        Clause clause = specification.clause(scenario.clause()).orElseThrow();
        text.append('\n');
        paragraph(text, "clause    ", clause.id() + ": " + clause.title());
        if (!clause.text().isBlank()) {
            paragraph(text, "          ", clause.text());
        }
        clause.sources().forEach(source -> paragraph(text, "source    ", source));
        paragraph(text, "scenario  ", scenario.title());
        paragraph(text, "          ", TestSources.words(scenario.file(), scenario.line()));
    }

    private static void asked(StringBuilder text, List<Exchange> transcript) {
        if (transcript.isEmpty()) {
            return;
        }
        text.append('\n');
        int first = Math.max(0, transcript.size() - EXCHANGES);
        paragraph(text, "asked     ", first > 0 ? "(" + first + " more before)" : "");
        for (Exchange exchange : transcript.subList(first, transcript.size())) {
            String answered = cut(exchange.answered()).strip();
            paragraph(
                    text,
                    "          ",
                    cut(exchange.asked()).strip()
                            + (answered.isEmpty() ? "" : (answered.contains("\n") ? "\n-> " : " -> ") + answered));
        }
    }

    private static Optional<Diagram> lastBoard(Result result) {
        return result.diagrams().isEmpty()
                ? Optional.empty()
                : Optional.of(result.diagrams().get(result.diagrams().size() - 1));
    }

    /** A text with its further lines under its first one. */
    private static void paragraph(StringBuilder text, String label, String words) {
        String indent = "    " + " ".repeat(label.length());
        text.append("    ")
                .append(label)
                .append(cut(words).strip().lines().collect(Collectors.joining("\n" + indent)))
                .append('\n');
    }

    private static String cut(String text) {
        return cut(text, LONGEST);
    }

    private static String cut(String text, int longest) {
        return text.length() <= longest
                ? text
                : text.substring(0, longest) + " ... (" + (text.length() - longest) + " more characters)";
    }

    /** Lines of visible characters, and not too many of them. */
    static String shown(String text) {
        return clean(cut(text));
    }

    /** Lines of visible characters. */
    private static String clean(String text) {
        return UNFIT.matcher(text.replace("\r\n", "\n").replace('\r', '\n').replace('\t', ' '))
                .replaceAll("\uFFFD");
    }

    /** Has a failure happen where the scenario stands, and not in the entrails of the suite. */
    <T extends Throwable> T at(Result result, T failure) {
        specification
                .scenario(result.scenario())
                .ifPresent(scenario -> failure.setStackTrace(new StackTraceElement[] {
                    new StackTraceElement(
                            test.getName(),
                            result.scenario(),
                            scenario.file().getFileName().toString(),
                            scenario.line())
                }));
        return failure;
    }
}
