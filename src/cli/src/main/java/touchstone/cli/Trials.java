package touchstone.cli;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.SelfReport;
import touchstone.subject.Subject;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Tries subjects one after the other, as far as that goes before it is cancelled. */
final class Trials {

    private final Specification specification;
    private final Claim claim;
    private final RunFacts facts;
    private final Optional<RunRecord.ComparedWith> baseline;
    private final RunFolder folder;
    private final PrintWriter err;
    private final Ledger ledger;
    private final Certification certification;
    private final Ids ids = new Ids();
    private final Instant started = Instant.now();
    private final List<Tried> tried = new ArrayList<>();

    /** @param baseline what the run is compared with, if with anything */
    Trials(
            Specification specification,
            Claim claim,
            RunFacts facts,
            int workers,
            Optional<RunRecord.ComparedWith> baseline,
            RunFolder folder,
            PrintWriter err,
            Ledger ledger) {
        this.specification = specification;
        this.claim = claim;
        this.facts = facts;
        this.baseline = baseline;
        this.folder = folder;
        this.err = err;
        this.ledger = ledger;
        this.certification = new Certification(specification, workers, facts);
    }

    /** Lets scenarios in progress end and tries nothing more. */
    void cancel() {
        certification.cancel();
    }

    private boolean wasCancelled() {
        return certification.wasCancelled();
    }

    /** Those that were tried so far. */
    List<Tried> tried() {
        return List.copyOf(tried);
    }

    /** When the run began. */
    Instant started() {
        return started;
    }

    /** Writes down what the run is, as far as it has gone: whoever kills it finds that in its folder. */
    private void record(boolean complete, List<RunRecord.Attempt> subjects) {
        folder.write(new RunRecord(
                facts,
                claim.recorded(),
                OwnRules.record(specification.additions()),
                started,
                complete || wasCancelled() ? Optional.of(Instant.now()) : Optional.empty(),
                complete,
                subjects,
                baseline));
    }

    private List<RunRecord.Attempt> attempts() {
        return tried.stream().map(Tried::attempt).toList();
    }

    /** @return whether all were tried to the end */
    boolean all(List<Candidate> lineup) {
        record(false, List.of());
        for (Candidate candidate : lineup) {
            if (!certification.wasCancelled()) {
                tried.add(tryOn(candidate));
            }
        }
        boolean complete = !certification.wasCancelled() && tried.size() == lineup.size();
        record(complete, attempts());
        return complete;
    }

    private Tried tryOn(Candidate candidate) {
        Subject subject;
        try {
            Subject started =
                    ledger.spend(Ledger.Post.SUBJECTS, () -> candidate.start().get());
            subject = new Named(started, ids.unique(started.identity()));
        } catch (Broken broken) {
            err.println("touchstone: " + candidate.label() + ": " + broken.getMessage() + LastWords.of(broken));
            return new Tried(
                    new RunRecord.Attempt(
                            ids.unique(candidate.identity()),
                            new TreeMap<>(),
                            candidate.remarks(),
                            Optional.empty(),
                            0,
                            Optional.of(broken.getMessage())),
                    List.of(),
                    candidate.remarks(),
                    candidate.reports());
        }
        Plan plan = Plan.of(specification, claim, subject.capabilities());
        SortedMap<String, String> capabilities = new TreeMap<>();
        for (Capability capability : subject.capabilities()) {
            capabilities.put(capability.id(), subject.channels().getOrDefault(capability, ""));
        }
        RunRecord.Attempt attempt = new RunRecord.Attempt(
                subject.identity(), capabilities, subject.notes(), subject.briefing(), plan.size(), Optional.empty());
        record(false, Stream.concat(attempts().stream(), Stream.of(attempt)).toList());
        List<Result> results = ledger.spend(Ledger.Post.SCENARIOS, () -> {
            try (Progress progress = Progress.of(subject.identity().id(), plan.size())) {
                return certification.certify(subject, plan, result -> {
                    folder.add(result);
                    progress.step();
                });
            }
        });
        results.forEach(result -> ledger.scenarios(result.millis(), result.waitedMillis()));
        List<SelfReport> reports = Stream.concat(subject.reports().stream(), candidate.reports().stream())
                .toList();
        return new Tried(attempt, results, candidate.remarks(), reports);
    }
}
