package touchstone.report.ci;

import java.util.List;
import java.util.stream.Collectors;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;

/** The part of a run's summary about a clause that a subject violates. */
record SummaryViolation(JobSubject account) {

    String heading(ClauseResult clause) {
        long failed =
                clause.results().stream().filter(account.claim()::violatedBy).count();
        return "**" + Markdown.code(clause.clause().id()) + "** "
                + Markdown.text(clause.clause().title()) + " (" + failed + " of "
                + BoundedPage.counted(clause.results().size(), "scenario") + ")";
    }

    /** The clause and one scenario that shows it, a new one if there is one. */
    String of(ClauseResult clause) {
        List<Result> failed =
                clause.results().stream().filter(account.claim()::violatedBy).toList();
        Result shown = failed.stream()
                .filter(result -> !account.isKnown(result))
                .findFirst()
                .orElse(failed.get(0));
        return "- " + heading(clause) + "\n\n"
                + ("  " + Markdown.code(shown.scenario()) + " " + Markdown.text(shown.title()) + "\n"
                        + (shown.expected().isBlank()
                                ? "  - " + Markdown.code(shown.message()) + "\n"
                                : "  - expected: " + Markdown.code(shown.expected()) + "\n  - answered: "
                                        + Markdown.code(shown.actual()) + "\n")
                        + knownLimits(shown)
                        + board(shown));
    }

    private static String knownLimits(Result result) {
        return result.knownLimits().stream()
                .limit(3)
                .map(limit -> "  - known limit: " + Markdown.code(limit.line()) + "\n")
                .collect(Collectors.joining());
    }

    private static String board(Result result) {
        if (result.diagrams().isEmpty()) {
            return "";
        }
        Diagram last = result.diagrams().get(result.diagrams().size() - 1);
        return "\n" + Markdown.block(last.caption().replaceAll("\\R", " ") + "\n" + last.picture(), 2);
    }
}
