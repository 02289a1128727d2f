package touchstone.cli.run;

import java.io.PrintWriter;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.cli.games.CertifyGames;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.run.cause.ViolationCauses;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.cli.terminal.Progress;
import touchstone.spi.Identity;
import touchstone.spi.StatedRules;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Plan;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.RunTexts;
import touchstone.suite.run.Certification;
import touchstone.suite.specification.Specification;

/** Runs the plan on subjects one after the other, until it is cancelled. */
public final class SubjectRunner {

    private final Specification specification;
    private final Claim claim;
    private final RunFacts facts;
    private final Optional<RunRecord.ComparedWith> baseline;
    private final Optional<String> inputs;
    private final RunFolder folder;
    private final PrintWriter err;
    private final Timings timings;
    private final Certification certification;
    private final CertifyGames games;
    private final SubjectIds ids = new SubjectIds();
    private final Instant started;
    private final List<SubjectRun> runs = new ArrayList<>();
    private final HeldResults held;

    /**
     * @param facts how the run was started, and with what seed
     * @param baseline what the run is compared with, if with anything
     * @param inputs the hash of what the results depend on; empty of a run that is not to be resumed
     * @param games how many are played with each subject after the scenarios
     * @param inMemory how large the run's results may be before they are no longer held in memory, in bytes of their file
     */
    public SubjectRunner(
            Specification specification,
            Claim claim,
            RunFacts facts,
            int workers,
            Optional<RunRecord.ComparedWith> baseline,
            Optional<String> inputs,
            RunFolder folder,
            PrintWriter err,
            Timings timings,
            int games,
            long inMemory) {
        this.specification = specification;
        this.claim = claim;
        this.facts = facts;
        this.baseline = baseline;
        this.inputs = inputs;
        this.folder = folder;
        this.started =
                folder.earlier().map(earlier -> earlier.record().started()).orElseGet(Instant::now);
        this.held = new HeldResults(folder, inMemory);
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
                        baseline)
                .with(inputs));
    }

    private List<RunRecord.Attempt> attempts() {
        return runs.stream().map(SubjectRun::attempt).toList();
    }

    /** @return whether all were tried to the end */
    public boolean all(List<SubjectCandidate> subjects) {
        if (folder.earlier().isEmpty()) {
            record(false, List.of());
        }
        for (int number = 0; number < subjects.size(); number++) {
            SubjectCandidate candidate = subjects.get(number);
            Optional<RunRecord.Attempt> before = before(number);
            if (before.isPresent() && isFinished(number)) {
                runs.add(asItWas(candidate, before.get()));
            } else if (!certification.wasCancelled()) {
                runs.add(tryOn(candidate, before));
            }
        }
        return end(subjects);
    }

    /**
     * Takes over what was found of the next subject elsewhere.
     *
     * @param alone a run of this subject alone, by the same command
     */
    public void take(SubjectCandidate candidate, RunTexts alone) {
        RunRecord.Attempt attempt = alone.record().subjects().get(0);
        Identity identity = ids.unique(attempt.identity());
        List<Result> results = alone.resultsOf(facts, claim.recorded()).stream()
                .map(result -> result.of(identity))
                .toList();
        long from = folder.length();
        results.forEach(folder::add);
        results.forEach(result -> timings.scenarios(result.millis(), result.waitedMillis()));
        runs.add(new SubjectRun(
                attempt.of(identity),
                held(inOrder(results), Optional.empty(), from),
                candidate.remarks(),
                candidate.reports()));
    }

    /**
     * @param before as a run knew the subject that is resumed, if it came to it
     * @param from where the results begin in the run's file that came since, in bytes; they end where it does
     */
    private List<Result> held(List<Result> results, Optional<RunRecord.Attempt> before, long from) {
        long to = folder.length();
        return held.keep(
                results,
                () -> inOrder(Stream.concat(
                                before.stream().flatMap(known -> had(known).stream()),
                                folder.results(from, to, facts, claim.recorded()).stream())
                        .toList()));
    }

    private List<Result> had(RunRecord.Attempt before) {
        return folder.earlier().map(earlier -> earlier.of(before)).orElse(List.of());
    }

    /**
     * Writes down what the run is, once no more subjects are tried.
     *
     * @return whether none is missing
     */
    public boolean end(List<SubjectCandidate> subjects) {
        boolean complete = !wasCancelled() && runs.size() == subjects.size();
        record(complete, attempts());
        return complete;
    }

    /** What a run that is resumed knows of a subject. */
    private Optional<RunRecord.Attempt> before(int number) {
        return folder.earlier().flatMap(earlier -> earlier.attempt(number));
    }

    private boolean isFinished(int number) {
        return folder.earlier().filter(earlier -> earlier.isFinished(number)).isPresent();
    }

    private SubjectRun asItWas(SubjectCandidate candidate, RunRecord.Attempt attempt) {
        ids.unique(attempt.identity());
        Supplier<List<Result>> results =
                () -> inOrder(folder.earlier().orElseThrow().of(attempt));
        return new SubjectRun(attempt, held.keep(results.get(), results), candidate.remarks(), candidate.reports());
    }

    /** In that of the specification, and not of their ends. Those of games follow, as they came. */
    private List<Result> inOrder(List<Result> results) {
        Map<String, Integer> order = new HashMap<>();
        specification.scenarios().forEach(scenario -> order.put(scenario.id(), order.size()));
        return results.stream()
                .sorted(Comparator.comparing(result -> order.getOrDefault(result.scenario(), order.size())))
                .toList();
    }

    private RunRecord.Attempt explained(RunRecord.Attempt attempt, List<Result> results) {
        return wasCancelled()
                ? attempt
                : attempt.with(timings.measure(
                        Timings.Phase.CAUSES, () -> new ViolationCauses(specification, claim).of(results)));
    }

    /** @param before as the run knew it that is resumed, if it came to it */
    private SubjectRun tryOn(SubjectCandidate candidate, Optional<RunRecord.Attempt> before) {
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
        before.ifPresent(known -> requireSame(known, attempt));
        List<Result> had = before.map(this::had).orElse(List.of());
        long from = folder.length();
        record(false, Stream.concat(attempts().stream(), Stream.of(attempt)).toList());
        List<Result> results = timings.measure(Timings.Phase.SCENARIOS, () -> {
            try (Progress progress = Progress.of(subject.identity().id(), plan.size() - had.size())) {
                return certification.resume(subject, plan, had, result -> {
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
                held(
                        Stream.concat(results.stream(), played.stream().flatMap(one -> one.results().stream()))
                                .toList(),
                        before,
                        from),
                candidate.remarks(),
                reports);
    }

    /** What it was able to do before a run was resumed it has to be able to do now: else the plan would be another. */
    private static void requireSame(RunRecord.Attempt before, RunRecord.Attempt now) {
        if (before.trouble().isEmpty()
                && !(before.identity().equals(now.identity())
                        && before.capabilities().equals(now.capabilities()))) {
            throw CommandException.trouble(before.identity().id()
                    + " is not what it was when the run was begun: its name, its version or what it can do differs; "
                    + "leave out " + RunInputs.RESUME + " for a new run");
        }
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
