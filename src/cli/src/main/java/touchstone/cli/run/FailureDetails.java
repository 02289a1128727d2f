package touchstone.cli.run;

import java.io.PrintWriter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.SafeText;
import touchstone.cli.terminal.TextWidth;
import touchstone.report.Finding;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;
import touchstone.suite.result.ViolationCause;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.ScenarioNumbers;
import touchstone.suite.specification.Specification;
import touchstone.suite.text.PipedLines;

/**
 * What a subject did wrong, scenario by scenario: the board, what the clause asks for and what the subject answered. Where
 * nothing is claimed it does wrong only by breaking down, or by the protocol; what speaks against a value is shown of the
 * clauses that were asked for by name.
 */
public record FailureDetails(Specification specification, Claim claim, Paint paint, PrintWriter out) {

    /** How many lines of an engine's standard error are shown; the report has more. */
    private static final int ERROR_LINES = 5;

    /** How many scenarios of a cause are shown in full; the report has all. */
    private static final int SHOWN_OF_A_CAUSE = 5;

    /** Prints one subject's findings by their causes, a blank line after each; what no cause explains comes last. */
    public void print(SubjectRun one) {
        Set<String> explained = new HashSet<>();
        for (ViolationCause cause : one.attempt().causes()) {
            explained.addAll(cause.scenarios());
            if (cause.scenarios().size() > 1) {
                print(one, cause);
            } else {
                print(
                        one,
                        one.results().stream()
                                .filter(result -> cause.scenarios().contains(result.scenario()))
                                .toList());
            }
        }
        print(
                one,
                one.results().stream()
                        .filter(result -> !explained.contains(result.scenario()))
                        .toList());
    }

    private void print(SubjectRun one, ViolationCause cause) {
        List<Result> of = one.results().stream()
                .filter(result -> cause.scenarios().contains(result.scenario()))
                .filter(result -> !cause.consequences().contains(result.clause()))
                .toList();
        out.println(paint.words(TextWidth.hanging(
                "",
                "violated  " + cause.clause() + ": " + one.id() + " " + SafeText.line(cause.what())
                        + ". This explains " + cause.scenarios().size() + " violated scenarios"
                        + (cause.passed() == 0 ? "" : ", though not " + cause.passed() + " that it passes") + ".",
                AsciiTables.WIDTH)));
        out.println();
        print(one, of.stream().limit(SHOWN_OF_A_CAUSE).toList());
        alsoViolated(
                "violated likewise: ",
                of.stream().skip(SHOWN_OF_A_CAUSE).map(Result::scenario).toList());
        alsoViolated(
                "fail along with it, and nothing is shown against their clauses: ",
                one.results().stream()
                        .filter(result -> cause.scenarios().contains(result.scenario()))
                        .filter(result -> cause.consequences().contains(result.clause()))
                        .map(Result::scenario)
                        .toList());
    }

    private void alsoViolated(String label, List<String> scenarios) {
        if (!scenarios.isEmpty()) {
            out.println(hanging("", label + ScenarioNumbers.listed(scenarios)));
            out.println();
        }
    }

    private void print(SubjectRun one, List<Result> results) {
        for (Result result : results) {
            if (Finding.isViolation(claim, result) || result.verdict() == Verdict.ERROR) {
                out.println(paint.words(TextWidth.hanging(
                        "",
                        result.verdict().word() + "  " + result.scenario() + "  " + result.title() + "  [" + one.id()
                                + "]"
                                + (Claim.isAsClaimed(result) || claim.isSurvey() ? "" : "  " + Finding.UNCLAIMED),
                        AsciiTables.WIDTH)));
                detail(result);
                out.println();
            }
        }
    }

    /** The board, what was expected and answered, the last words of a program that broke down, and what is known of it. */
    public void detail(Result result) {
        lastBoard(result).ifPresent(board -> out.println(board.indent(6).stripTrailing()));
        boolean violation = claim.profile().violatedBy(result.verdict());
        if (violation && !result.expected().isEmpty()) {
            out.println(hanging("expected ", result.expected()));
            out.println(hanging("answered ", result.actual()));
            specification
                    .clause(result.clause())
                    .filter(clause -> clause.kind() != Clause.Kind.RULE)
                    .map(specification.mappings()::severity)
                    .ifPresent(severity -> out.println(hanging("harms    ", severity.id() + ": " + severity.harm())));
            PipedLines.of(result).ifPresent(line -> out.println("    by hand  " + line));
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
        return TextWidth.hanging("    " + label, text, AsciiTables.WIDTH);
    }
}
