package touchstone.cli.run;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import touchstone.cli.games.CertifyGames;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.cause.ViolationCauses;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.cli.terminal.Progress;
import touchstone.spi.StatedRules;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Runs the plan on subjects one after the other, until it is cancelled. */
public final class SubjectRunner {

    private final Specification specification;
    private final Claim claim;
    private final RunFacts facts;
    private final Optional<RunRecord.ComparedWith> baseline;
    private final RunFolder folder;
    private final PrintWriter err;
    private final Timings timings;
    private final Certification certification;
    private final CertifyGames games;
    private final SubjectIds ids = new SubjectIds();
    private final Instant started = Instant.now();
    private final List<SubjectRun> runs = new ArrayList<>();

    /**
     * @param baseline what the run is compared with, if with anything
     * @param games how many are played with each subject after the scenarios
     */
    public SubjectRunner(
            Specification specification,
            Claim claim,
            RunFacts facts,
            int workers,
            Optional<RunRecord.ComparedWith> baseline,
            RunFolder folder,
            PrintWriter err,
            Timings timings,
            int games) {
        this.specification = specification;
        this.claim = claim;
        this.facts = facts;
        this.baseline = baseline;
        this.folder = folder;
        this.err = err;
        this.timings = timings;
        this.certification = new Certification(specification, workers, facts);
        this.games = new CertifyGames(specification, claim, facts, games);
    }

    /** Lets scenarios in progress end and tries nothing more. */
    public void cancel() {
        certification.cancel();
        games.cancel();
    }

    private boolean wasCancelled() {
        return certification.wasCancelled();
    }

    /** Those that were tried so far. */
    public List<SubjectRun> runs() {
        return List.copyOf(runs);
    }

    /** When the run began. */
    public Instant started() {
        return started;
    }

    /** Writes down what the run is, as far as it has gone: whoever kills it finds that in its folder. */
    private void record(boolean complete, List<RunRecord.Attempt> subjects) {
        folder.write(new RunRecord(
                facts,
                claim.recorded(),
                SpecificationOptions.record(specification.additions()),
                started,
                complete || wasCancelled() ? Optional.of(Instant.now()) : Optional.empty(),
                complete,
                subjects,
                baseline));
    }

    private List<RunRecord.Attempt> attempts() {
        return runs.stream().map(SubjectRun::attempt).toList();
    }

    /** @return whether all were tried to the end */
    public boolean all(List<SubjectCandidate> subjects) {
        record(false, List.of());
        for (SubjectCandidate candidate : subjects) {
            if (!certification.wasCancelled()) {
                runs.add(tryOn(candidate));
            }
        }
        boolean complete = !certification.wasCancelled() && runs.size() == subjects.size();
        record(complete, attempts());
        return complete;
    }

    private RunRecord.Attempt explained(RunRecord.Attempt attempt, List<Result> results) {
        return wasCancelled()
                ? attempt
                : attempt.with(timings.measure(
                        Timings.Phase.CAUSES, () -> new ViolationCauses(specification, claim).of(results)));
    }

    private SubjectRun tryOn(SubjectCandidate candidate) {
        Subject subject;
        try {
            Subject started = timings.measure(
                    Timings.Phase.SUBJECTS, () -> candidate.start().get());
            subject = new NamedSubject(started, ids.unique(started.identity()));
        } catch (SubjectErrorException broken) {
            err.println("touchstone: " + candidate.label() + ": " + broken.getMessage() + LastErrorLine.of(broken));
            return new SubjectRun(
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
        RunRecord.Attempt attempt = RunRecord.Attempt.of(subject, plan.size()).noting(candidate.notes(subject));
        record(false, Stream.concat(attempts().stream(), Stream.of(attempt)).toList());
        List<Result> results = timings.measure(Timings.Phase.SCENARIOS, () -> {
            try (Progress progress = Progress.of(subject.identity().id(), plan.size())) {
                return certification.certify(subject, plan, result -> {
                    folder.add(result);
                    progress.step();
                });
            }
        });
        Optional<CertifyGames.Played> played = certification.wasCancelled() ? Optional.empty() : play(subject);
        results.forEach(result -> timings.scenarios(result.millis(), result.waitedMillis()));
        List<StatedRules> reports = Stream.concat(subject.reports().stream(), candidate.reports().stream())
                .toList();
        // How an engine answers may show late in a run.
        RunRecord.Attempt tried = attempt.noting(candidate.notes(subject));
        return new SubjectRun(
                explained(
                        played.map(CertifyGames.Played::record).map(tried::with).orElse(tried), results),
                Stream.concat(results.stream(), played.stream().flatMap(one -> one.results().stream()))
                        .toList(),
                candidate.remarks(),
                reports);
    }

    private Optional<CertifyGames.Played> play(Subject subject) {
        Optional<CertifyGames.Played> played = timings.measure(Timings.Phase.GAMES, () -> {
            try (Progress progress = Progress.of(subject.identity().id() + ": games", games.count())) {
                long[] shown = {0};
                return games.play(subject, count -> {
                    for (; shown[0] < count; shown[0]++) {
                        progress.step();
                    }
                });
            }
        });
        played.ifPresent(one -> one.results().forEach(folder::add));
        return played;
    }
}
