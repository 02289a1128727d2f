package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import touchstone.report.ReportFault;
import touchstone.report.Reports;
import touchstone.report.Run;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.Subject;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.run.Certification;
import touchstone.suite.run.RunFacts;
import touchstone.suite.specification.Specification;

/** One run from the first subject to the last line on the screen. */
final class CertifyRun {

    /** How long an interrupted run may take to write down what it has. */
    private static final long LAST_WORDS_SECONDS = 60;

    private final Specification specification;
    private final Claim claim;
    private final RunFacts facts;
    private final RunFolder folder;
    private final BaselineFiles baselines;
    private final PrintWriter err;
    private final Ledger ledger;
    private final Certification certification;
    private final Instant started = Instant.now();
    private final CountDownLatch done = new CountDownLatch(1);
    private final Ids ids = new Ids();
    private final List<Tried> tried = new ArrayList<>();

    CertifyRun(
            Specification specification,
            Claim claim,
            RunFacts facts,
            int workers,
            RunFolder folder,
            BaselineFiles baselines,
            PrintWriter err,
            Ledger ledger) {
        this.specification = specification;
        this.claim = claim;
        this.facts = facts;
        this.folder = folder;
        this.baselines = baselines;
        this.err = err;
        this.ledger = ledger;
        this.certification = new Certification(specification, workers, facts);
    }

    ExitCode certify(List<Candidate> lineup, PrintWriter screen) throws IOException {
        Thread onInterrupt = new Thread(this::endEarly, "touchstone-interrupted");
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try {
            folder.write(record(false));
            clearReports();
            for (Candidate candidate : lineup) {
                if (!certification.wasCancelled()) {
                    tried.add(certify(candidate));
                }
            }
            boolean complete = !certification.wasCancelled() && tried.size() == lineup.size();
            folder.write(record(complete));
            return report(complete, screen);
        } finally {
            done.countDown();
        }
    }

    /** What an earlier run left must not be taken for this one's, even if nothing comes of this one. */
    private void clearReports() {
        try {
            Reports.clear(folder.path());
        } catch (ReportFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
    }

    /** On an interrupt: no further scenarios, then the usual end of a run, and a word of its own for the caller. */
    private void endEarly() {
        if (done.getCount() == 0) {
            return;
        }
        certification.cancel();
        try {
            done.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Runtime.getRuntime().halt(ExitCode.TROUBLE.code());
    }

    private Tried certify(Candidate candidate) {
        Subject subject;
        try {
            Subject started =
                    ledger.spend(Ledger.Post.SUBJECTS, () -> candidate.start().get());
            subject = new Named(started, ids.unique(started.identity()));
        } catch (Broken broken) {
            err.println("touchstone: " + candidate.label() + ": " + broken.getMessage() + lastWords(broken));
            return new Tried(
                    new RunRecord.Attempt(
                            ids.unique(candidate.identity()),
                            new TreeMap<>(),
                            candidate.remarks(),
                            Optional.empty(),
                            0,
                            Optional.of(broken.getMessage())),
                    List.of(),
                    candidate.remarks());
        }
        Plan plan = Plan.of(specification, claim, subject.capabilities());
        SortedMap<String, String> capabilities = new TreeMap<>();
        for (Capability capability : subject.capabilities()) {
            capabilities.put(capability.id(), subject.channels().getOrDefault(capability, ""));
        }
        RunRecord.Attempt attempt = new RunRecord.Attempt(
                subject.identity(), capabilities, subject.notes(), subject.briefing(), plan.size(), Optional.empty());
        List<Result> results = ledger.spend(Ledger.Post.SCENARIOS, () -> {
            try (Progress progress = Progress.of(subject.identity().id(), plan.size(), Screen.isTerminal())) {
                return certification.certify(subject, plan, result -> {
                    folder.add(result);
                    progress.step();
                });
            }
        });
        results.forEach(result -> ledger.scenarios(result.millis(), result.waitedMillis()));
        return new Tried(attempt, results, candidate.remarks());
    }

    private static String lastWords(Broken broken) {
        return broken.errorTail()
                .lines()
                .filter(line -> !line.isBlank())
                .reduce((earlier, later) -> later)
                .map(line -> "; the last it wrote to its standard error is \"" + line.strip() + "\"")
                .orElse("");
    }

    private RunRecord record(boolean complete) {
        return new RunRecord(
                facts.suiteVersion(),
                facts.commandLine(),
                claim.name(),
                claim.profile().toString(),
                claim.only(),
                OwnRules.record(specification.additions()),
                facts.seed(),
                started,
                complete || certification.wasCancelled() ? Optional.of(Instant.now()) : Optional.empty(),
                complete,
                tried.stream().map(Tried::attempt).toList(),
                baselines.record());
    }

    private ExitCode report(boolean complete, PrintWriter screen) {
        ExitCode found = show(complete, screen);
        boolean reported = writeReports(complete, screen);
        if (tried.stream().anyMatch(one -> one.trouble().isEmpty())) {
            screen.println(ledger.line());
        }
        if (!complete) {
            screen.println("Incomplete: the run was cut short. What is above was measured, the rest was not.");
        }
        boolean kept = baselines.updated().isEmpty()
                || new BaselineUpdate(specification, claim, facts.suiteVersion(), screen, err)
                        .write(
                                baselines.updated().get(),
                                baselines.there().map(BaselineFile::baseline),
                                tried,
                                complete);
        screen.flush();
        return complete && reported && kept ? found : ExitCode.TROUBLE;
    }

    private ExitCode show(boolean complete, PrintWriter screen) {
        if (baselines.compared().isPresent()) {
            return new BaselineCheck(specification, claim, baselines.compared().get(), screen, err).of(tried, complete);
        }
        new Screen(specification, claim, screen).show(tried);
        return tried.stream()
                .map(one -> one.exitCode(claim))
                .max(Enum::compareTo)
                .orElse(ExitCode.TROUBLE);
    }

    /** @return whether they are there, or there was nothing to report */
    private boolean writeReports(boolean complete, PrintWriter screen) {
        List<Result> results =
                tried.stream().flatMap(one -> one.results().stream()).toList();
        if (results.isEmpty()) {
            return true;
        }
        try {
            ledger.spend(Ledger.Post.REPORTS, () -> {
                Reports.write(
                        folder.path(),
                        new Run(
                                specification,
                                results,
                                claim.profile(),
                                complete,
                                Run.rules(tried.stream().map(Tried::attempt).toList())));
                return null;
            });
            screen.println("Report: " + Reports.page(folder.path()) + " (results: "
                    + folder.path().resolve("results.jsonl") + ")");
            return true;
        } catch (ReportFault fault) {
            err.println("touchstone: " + fault.getMessage() + "; the results are in " + folder.path());
            return false;
        }
    }
}
