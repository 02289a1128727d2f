package touchstone.cli.run;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.terminal.Paint;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.specification.Clause;

/**
 * What a subject did wrong, scenario by scenario: the board, what the clause asks for and what the subject answered. Where
 * nothing is claimed it does wrong only by breaking down, or by the protocol; what speaks against a value is shown of the
 * clauses that were asked for by name.
 */
public record FailureDetails(Claim claim, Paint paint, PrintWriter out) {

    /** How many lines of an engine's standard error are shown; the report has more. */
    private static final int ERROR_LINES = 5;

    /** Prints one subject's findings, a blank line after each. */
    public void print(SubjectRun one) {
        for (Result result : one.results()) {
            if (isShown(result) || result.verdict() == Verdict.ERROR) {
                out.println(paint.words(result.verdict().word()) + "  " + result.scenario() + "  " + result.title()
                        + "  [" + one.id() + "]");
                detail(result);
                out.println();
            }
        }
    }

    private boolean isShown(Result result) {
        boolean named = claim.only().stream().anyMatch(prefix -> Clause.isWithin(result.clause(), prefix));
        return claim.profile().violatedBy(result.verdict()) && (Claim.isAsClaimed(result) || named);
    }

    /** The board, what was expected and answered, the last words of a program that broke down, and what is known of it. */
    public void detail(Result result) {
        lastBoard(result).ifPresent(board -> out.println(board.indent(6).stripTrailing()));
        boolean violation = claim.profile().violatedBy(result.verdict());
        if (violation && !result.expected().isEmpty()) {
            out.println(hanging("expected ", result.expected()));
            out.println(hanging("answered ", result.actual()));
        }
        if (result.verdict() == Verdict.ERROR || result.expected().isEmpty()) {
            out.println(hanging("", result.message()));
        }
        if (!result.errorTail().isBlank()) {
            out.println(hanging("standard error ", lastLines(result.errorTail())));
        }
        result.knownLimits().forEach(limit -> out.println(hanging("known limit: ", limit.line())));
    }

    private static Optional<String> lastBoard(Result result) {
        return result.diagrams().isEmpty()
                ? Optional.empty()
                : Optional.of(result.diagrams().get(result.diagrams().size() - 1))
                        .map(diagram -> diagram.caption() + "\n" + diagram.picture());
    }

    private static String lastLines(String text) {
        List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - ERROR_LINES), lines.size()));
    }

    /** A text with its further lines under its first one. */
    public static String hanging(String label, String text) {
        return "    " + label + text.strip().lines().collect(Collectors.joining("\n    " + " ".repeat(label.length())));
    }
}
