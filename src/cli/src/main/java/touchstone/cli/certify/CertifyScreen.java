package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.cli.run.BriefingText;
import touchstone.cli.run.FailureDetails;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.SafeText;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.cli.terminal.TextWidth;
import touchstone.report.UnusedCommand;
import touchstone.spi.RulesSetting;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Specification;

/**
 * Prints a run that is compared with nothing: the clauses, what is wrong, and at the very end the verdict.
 *
 * @param verbose whether everything is printed that is found on the pages otherwise
 */
record CertifyScreen(Specification specification, Claim claim, boolean verbose, PrintWriter out) {

    /** How many clauses are named that a command leaves untried. */
    private static final int NAMED = 4;

    /** In lines, where nobody says how high the terminal is. */
    private static final int HEIGHT = 40;

    /** All but the verdict, which other lines precede. */
    void show(List<SubjectRun> runs) {
        Paint paint = new Paint(TerminalInfo.isTerminal());
        List<SubjectRun> started = started(runs);
        if (!started.isEmpty()) {
            tables(started, paint);
        }
        if (verbose || runs.size() > 1) {
            new SubjectLegend(out, AsciiTables.WIDTH).print(runs);
        }
        started.forEach(this::circumstances);
        if (verbose) {
            started.forEach(new FailureDetails(specification, claim, paint, out)::print);
        } else {
            new FindingsScreen(claim, paint, AsciiTables.WIDTH, TerminalInfo.height(HEIGHT), out).print(started);
        }
        if (verbose && !started.isEmpty()) {
            new LeftOutSummary(specification, claim).reasons().ifPresent(reasons -> out.printf("%s%n%n", reasons));
        }
        if (claim.isSurvey()) {
            new SurveyScreen(specification, claim, out).axes(started);
        }
    }

    private void tables(List<SubjectRun> started, Paint paint) {
        if (claim.isSurvey()) {
            new SurveyScreen(specification, claim, out).clauses(started);
        }
        ClauseVerdictTable table = new ClauseVerdictTable(specification, claim, paint);
        if (!table.isEmpty(started.get(0))) {
            out.printf("%s%n%n", table.of(started));
        }
    }

    /** By which rules it plays, where that may be why something is wrong; and what was not tried for its commands. */
    private void circumstances(SubjectRun one) {
        boolean wrong = one.results().stream().anyMatch(claim::violatedBy);
        boolean unset = one.attempt().rules().filter(CertifyScreen::isUnset).isPresent();
        List<String> lines = new ArrayList<>();
        if (verbose || wrong && unset) {
            BriefingText.of(one).ifPresent(rules -> rules.lines().forEach(lines::add));
        }
        List<String> notes = one.attempt().notes();
        if (verbose) {
            notes.forEach(note -> lines.add("Note on " + one.id() + ": " + SafeText.line(note)));
        } else {
            UnusedCommand.of(one.attempt(), one.results()).stream()
                    .map(unused -> untried(one, unused))
                    .forEach(lines::add);
        }
        lines.forEach(line -> out.println(TextWidth.hanging("", line, AsciiTables.WIDTH)));
        if (!lines.isEmpty()) {
            out.println();
        }
    }

    /** The clauses that a command leaves without some of their scenarios, and why it could not be used. */
    private static String untried(SubjectRun one, UnusedCommand unused) {
        List<String> clauses = unused.clauses();
        return "Not tried on " + one.id() + ": "
                + Plural.of(unused.results().size(), "scenario") + " of "
                + String.join(", ", clauses.subList(0, Math.min(NAMED, clauses.size())))
                + (clauses.size() > NAMED ? " and " + (clauses.size() - NAMED) + " more" : "")
                + ". The reason: " + SafeText.line(unused.note()) + ".";
    }

    private static boolean isUnset(RulesSetting rules) {
        return rules.by().isEmpty()
                || !rules.unsaid().isEmpty()
                || !rules.misstated().isEmpty();
    }

    private static List<SubjectRun> started(List<SubjectRun> runs) {
        return runs.stream().filter(one -> one.trouble().isEmpty()).toList();
    }

    /** The last lines of a run. */
    List<String> verdict(List<SubjectRun> runs) {
        SubjectTotals totals = new SubjectTotals(specification, claim);
        List<String> lines = new ArrayList<>();
        Optional<SurveyScreen> survey =
                claim.isSurvey() ? Optional.of(new SurveyScreen(specification, claim, out)) : Optional.empty();
        List<SubjectRun> started = started(runs);
        if (survey.isEmpty()) {
            for (SubjectRun one : started) {
                lines.add(totals.numbers(one));
                if (verbose) {
                    lines.add(totals.faults(one));
                }
            }
        }
        // Why a subject alone could not be started has been said.
        for (SubjectRun one : runs.size() == 1 ? started : runs) {
            lines.addAll(survey.filter(screen -> one.trouble().isEmpty())
                    .map(screen -> List.of(screen.totals(one)))
                    .orElseGet(() -> totals.verdict(one)));
        }
        return lines.stream()
                .map(line -> TextWidth.hanging("", line, AsciiTables.WIDTH))
                .toList();
    }
}
