package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import touchstone.report.ReportFault;
import touchstone.report.Reports;
import touchstone.report.Run;
import touchstone.report.ci.HostedRun;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.run.RunFacts;
import touchstone.suite.specification.Specification;

/** One run from the first subject to the last line on the screen. */
final class CertifyRun {

    private final Specification specification;
    private final Claim claim;
    private final RunFacts facts;
    private final RunFolder folder;
    private final AfterRun after;
    private final PrintWriter err;
    private final Ledger ledger;
    private final Trials trials;
    private final Instant started = Instant.now();

    CertifyRun(
            Specification specification,
            Claim claim,
            RunFacts facts,
            int workers,
            RunFolder folder,
            AfterRun after,
            PrintWriter err,
            Ledger ledger) {
        this.specification = specification;
        this.claim = claim;
        this.facts = facts;
        this.folder = folder;
        this.after = after;
        this.err = err;
        this.ledger = ledger;
        this.trials = new Trials(specification, claim, facts, workers, folder, err, ledger);
    }

    ExitCode certify(List<Candidate> lineup, PrintWriter screen) throws IOException {
        return OnInterrupt.during(trials::cancel, () -> {
            folder.write(record(false));
            clearReports();
            boolean complete = trials.all(lineup);
            folder.write(record(complete));
            return report(complete, screen);
        });
    }

    /** What an earlier run left must not be taken for this one's, even if nothing comes of this one. */
    private void clearReports() {
        try {
            Reports.clear(folder.path());
            MatrixPages.clear(folder.path());
        } catch (ReportFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
    }

    private RunRecord record(boolean complete) {
        return trials.record(started, complete, after.baselines().record());
    }

    private ExitCode report(boolean complete, PrintWriter screen) {
        List<Tried> tried = trials.tried();
        ExitCode found = show(tried, complete, screen);
        boolean certified = after.certificates().issue(tried, started, screen);
        boolean reported = writeReports(tried, complete, screen);
        if (tried.stream().anyMatch(one -> one.trouble().isEmpty())) {
            screen.println(ledger.line());
        }
        if (!complete) {
            screen.println("Incomplete: the run was cut short. The results above are valid; the others are missing.");
        }
        boolean kept = after.baselines().updated().isEmpty()
                || new BaselineUpdate(specification, claim, facts.suiteVersion(), screen, err)
                        .write(
                                after.baselines().updated().get(),
                                after.baselines().there().map(BaselineFile::baseline),
                                tried,
                                complete);
        ExitCode answer = complete && certified && reported && kept ? found : ExitCode.TROUBLE;
        boolean told = !after.hosts().isAsked() || tellHosts(tried, complete, answer, screen);
        screen.flush();
        if (after.scripts().isAsked()) {
            return told && printJob(tried, complete, answer) ? ExitCode.CONFORMS : ExitCode.TROUBLE;
        }
        return told ? answer : ExitCode.TROUBLE;
    }

    /** @return whether it is printed: a job that fails from the start is not */
    private boolean printJob(List<Tried> tried, boolean complete, ExitCode found) {
        Optional<String> lacking = BaselineUpdate.lacking(tried, complete);
        boolean isOutOfDate = after.baselines().updated().isEmpty()
                && after.baselines().compared().isPresent()
                && found != ExitCode.CONFORMS;
        if (lacking.isPresent() || isOutOfDate) {
            err.println("touchstone: no job is printed: "
                    + lacking.orElseGet(
                            () -> after.baselines().compared().orElseThrow().path()
                                    + " is not what the run shows, see above; "
                                    + "bring it up to date with --update-baseline FILE in place of --baseline"));
            return false;
        }
        after.scripts()
                .print(
                        after.baselines()
                                .forAJob()
                                .orElseGet(() -> JobBaseline.of(BaselineFile.text(
                                        new BaselineUpdate(specification, claim, facts.suiteVersion(), err, err)
                                                .updated(Optional.empty(), tried)))),
                        err);
        return true;
    }

    private boolean tellHosts(List<Tried> tried, boolean complete, ExitCode answer, PrintWriter screen) {
        List<Result> results =
                tried.stream().flatMap(one -> one.results().stream()).toList();
        HostedRun run = new HostedRun(
                specification,
                claim,
                results,
                record(complete),
                after.baselines().compared(),
                folder.path());
        return after.hosts().write(run, after.baselines().standing(), Optional.of(answer.code()), screen, err);
    }

    private ExitCode show(List<Tried> tried, boolean complete, PrintWriter screen) {
        if (after.baselines().compared().isPresent()) {
            return new BaselineCheck(
                            specification, claim, after.baselines().compared().get(), screen, err)
                    .of(tried, complete);
        }
        new Screen(specification, claim, screen).show(tried);
        return tried.stream()
                .map(one -> one.exitCode(claim))
                .max(Enum::compareTo)
                .orElse(ExitCode.TROUBLE);
    }

    /** @return whether they are there, or there was nothing to report */
    private boolean writeReports(List<Tried> tried, boolean complete, PrintWriter screen) {
        List<Result> results =
                tried.stream().flatMap(one -> one.results().stream()).toList();
        if (results.isEmpty()) {
            return true;
        }
        boolean written = write(tried, results, complete, screen);
        // It leads to Allure's entries, so it comes after them, and is made without them if that failed.
        return writeMatrix(results, complete, screen) && written;
    }

    private boolean write(List<Tried> tried, List<Result> results, boolean complete, PrintWriter screen) {
        try {
            Reports.Written written = ledger.spend(
                    Ledger.Post.REPORTS,
                    () -> Reports.write(
                            folder.path(),
                            new Run(
                                    specification,
                                    results,
                                    claim.profile(),
                                    complete,
                                    Run.rules(tried.stream().map(Tried::attempt).toList())),
                            after.allure()));
            ledger.reports(written.spent());
            ReportLines.print(written, folder.path(), results.size(), screen, err);
            return true;
        } catch (ReportFault fault) {
            return complain(fault);
        }
    }

    private boolean writeMatrix(List<Result> results, boolean complete, PrintWriter screen) {
        try {
            ledger.spend(Ledger.Post.REPORTS, () -> {
                ledger.reports(MatrixPages.ofRun(specification, folder.path(), record(complete), results));
                return null;
            });
            screen.println(MatrixPages.line(folder.path()));
            return true;
        } catch (ReportFault fault) {
            return complain(fault);
        }
    }

    private boolean complain(ReportFault fault) {
        err.println("touchstone: " + fault.getMessage() + "; the results are in " + folder.path());
        return false;
    }
}
