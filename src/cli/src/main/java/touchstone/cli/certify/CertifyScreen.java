package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.cli.run.BriefingText;
import touchstone.cli.run.FailureDetails;
import touchstone.cli.run.SubjectRun;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.SafeText;
import touchstone.cli.terminal.TerminalInfo;
import touchstone.cli.terminal.TextWidth;
import touchstone.report.UnusedCommand;
import touchstone.spi.RulesSetting;
import touchstone.suite.coverage.ClaimResult;
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

    /** What there is to say of a subject, so that its results need not be held until it is said. */
    private record Told(ExitCode exitCode, List<String> numbers, List<String> verdict, Optional<Started> started) {}

    /** The same of one that could be started. */
    private record Started(
            SubjectRun of,
            ClauseVerdictTable.Column column,
            Optional<SurveyedSubject> surveyed,
            List<String> circumstances,
            List<FindingsScreen.Entry> findings) {}

    /** @return the verdict, which other lines precede */
    BaselineCheck.Outcome show(List<SubjectRun> runs) {
        Paint paint = new Paint(TerminalInfo.isTerminal());
        ClauseVerdictTable table = new ClauseVerdictTable(specification, claim, paint);
        FindingsScreen findings = new FindingsScreen(claim, paint, AsciiTables.WIDTH, TerminalInfo.height(HEIGHT), out);
        List<Told> told = new ArrayList<>();
        List<Started> started = new ArrayList<>();
        List<List<FindingsScreen.Entry>> wrong = new ArrayList<>();
        for (SubjectRun one : runs) {
            Told all = told(one, table, findings, wrong);
            told.add(all);
            all.started().ifPresent(started::add);
            all.started().map(Started::findings).ifPresent(wrong::add);
        }
        print(runs, started, table);
        if (verbose) {
            FailureDetails details = new FailureDetails(specification, claim, paint, out);
            started.forEach(one -> details.print(one.of()));
        } else {
            findings.print(wrong);
        }
        if (verbose && !started.isEmpty()) {
            new LeftOutSummary(specification, claim).reasons().ifPresent(reasons -> out.printf("%s%n%n", reasons));
        }
        if (claim.isSurvey()) {
            new SurveyScreen(specification, claim, out).axes(surveyed(started));
        }
        return new BaselineCheck.Outcome(
                told.stream().map(Told::exitCode).max(Enum::compareTo).orElse(ExitCode.TROUBLE), verdict(told));
    }

    private Told told(
            SubjectRun one,
            ClauseVerdictTable table,
            FindingsScreen findings,
            List<List<FindingsScreen.Entry>> before) {
        ClaimResult found = one.found(specification, claim);
        ExitCode exitCode = ExitCode.of(found.conclusion());
        SubjectTotals totals = new SubjectTotals(specification, claim);
        if (one.trouble().isPresent()) {
            return new Told(exitCode, List.of(), totals.verdict(one), Optional.empty());
        }
        Optional<SurveyedSubject> surveyed =
                claim.isSurvey() ? Optional.of(SurveyedSubject.of(specification, claim, one, found)) : Optional.empty();
        return new Told(
                exitCode,
                surveyed.isPresent() ? List.of() : numbers(totals, one),
                surveyed.map(SurveyedSubject::totals).map(List::of).orElseGet(() -> totals.verdict(one)),
                Optional.of(new Started(
                        one,
                        table.column(one, found),
                        surveyed,
                        circumstances(one),
                        verbose ? List.of() : findings.of(one, before))));
    }

    private List<String> numbers(SubjectTotals totals, SubjectRun one) {
        return verbose ? List.of(totals.numbers(one), totals.faults(one)) : List.of(totals.numbers(one));
    }

    /** The tables, and what is to be known before reading what is wrong. */
    private void print(List<SubjectRun> runs, List<Started> started, ClauseVerdictTable table) {
        if (!started.isEmpty()) {
            tables(started, table);
        }
        if (verbose || runs.size() > 1) {
            new SubjectLegend(out, AsciiTables.WIDTH).print(runs);
        }
        for (Started one : started) {
            one.circumstances().forEach(line -> out.println(TextWidth.hanging("", line, AsciiTables.WIDTH)));
            if (!one.circumstances().isEmpty()) {
                out.println();
            }
        }
    }

    private void tables(List<Started> started, ClauseVerdictTable table) {
        SubjectRun first = started.get(0).of();
        if (claim.isSurvey()) {
            new SurveyScreen(specification, claim, out).clauses(surveyed(started), first);
        }
        Optional<String> shown = started.size() == 1
                ? table.alone(first.found(specification, claim))
                : table.together(started.stream().map(Started::column).toList());
        shown.ifPresent(text -> out.printf("%s%n%n", text));
    }

    private static List<SurveyedSubject> surveyed(List<Started> started) {
        return started.stream().flatMap(one -> one.surveyed().stream()).toList();
    }

    /** By which rules it plays, where that may be why something is wrong; and what was not tried for its commands. */
    private List<String> circumstances(SubjectRun one) {
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
        return lines;
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

    /** The last lines of a run. Why a subject alone could not be started has been said. */
    private static List<String> verdict(List<Told> told) {
        return Stream.concat(
                        told.stream().map(Told::numbers),
                        told.stream()
                                .filter(one -> told.size() > 1 || one.started().isPresent())
                                .map(Told::verdict))
                .flatMap(List::stream)
                .map(line -> TextWidth.hanging("", line, AsciiTables.WIDTH))
                .toList();
    }
}
