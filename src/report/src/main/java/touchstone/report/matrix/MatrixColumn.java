package touchstone.report.matrix;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Variant;
import touchstone.report.ReproductionCommand;
import touchstone.spi.Identity;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.coverage.Extent;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.Survey;

/** One subject under one claim, with its results. */
final class MatrixColumn {

    private final RunSource source;
    private final Optional<RunRecord.Attempt> attempt;
    private final Identity subject;
    private final Optional<Claim> claim;
    private final Profile profile;
    private final Map<String, List<StoredResult>> entries = new LinkedHashMap<>();
    private final Optional<Survey> survey;
    private final Optional<ClaimResult> found;

    private MatrixColumn(
            Specification specification,
            RunSource source,
            Identity subject,
            Optional<Claim> claim,
            Profile profile,
            List<StoredResult> results) {
        this.source = source;
        this.attempt = source.run().subjects().stream()
                .filter(one -> one.identity().id().equals(subject.id()))
                .findFirst();
        this.subject = subject;
        this.claim = claim;
        this.profile = profile;
        // A run writes them as they end, and several end at a time.
        results.stream()
                .sorted(Comparator.comparingInt(
                                (StoredResult entry) -> number(entry.bare().scenario()))
                        .thenComparing(entry -> entry.bare().scenario()))
                .forEach(entry -> entries.computeIfAbsent(entry.bare().clause(), id -> new ArrayList<>())
                        .add(entry));
        List<Result> bare = results.stream().map(StoredResult::bare).toList();
        this.survey = isSurvey() ? Optional.of(Survey.of(specification, profile, bare)) : Optional.empty();
        this.found = claim.map(claimed -> ClaimResult.of(
                specification,
                claimed,
                attempt.map(one -> Extent.of(one, bare)).orElse(Extent.WITHOUT_GAMES),
                attempt.map(RunRecord.Attempt::causes).orElse(List.of()),
                bare));
    }

    /**
     * One for each subject of a source, in the order of its run; one that could not be tried is among them.
     *
     * @param rulesets what the name of a ruleset stands for, if that is known
     * @param store where the results are kept
     * @throws IOException if the source cannot be read to the end
     */
    static List<MatrixColumn> of(
            RunSource source,
            Specification specification,
            Function<String, Optional<Ruleset>> rulesets,
            StoredResult.Store store)
            throws IOException {
        Map<String, Identity> subjects = new LinkedHashMap<>();
        Map<String, List<StoredResult>> results = new LinkedHashMap<>();
        source.run()
                .subjects()
                .forEach(attempt -> subjects.put(attempt.identity().id(), attempt.identity()));
        source.results().each(result -> {
            Identity subject = subjects.computeIfAbsent(result.subject().id(), id -> result.subject());
            results.computeIfAbsent(subject.id(), id -> new ArrayList<>())
                    .add(new StoredResult(result.bare(subject), store.apply(result)));
        });
        try {
            Profile profile = Profile.named(source.run().claim().profile());
            Optional<Claim> claim =
                    source.claim().or(() -> Claim.of(source.run().claim(), rulesets));
            return subjects.values().stream()
                    .map(subject -> new MatrixColumn(
                            specification,
                            source,
                            subject,
                            claim,
                            profile,
                            results.getOrDefault(subject.id(), List.of())))
                    .toList();
        } catch (IllegalArgumentException e) {
            throw new IOException(source.name() + ": " + e.getMessage(), e);
        }
    }

    /** The command line that tries a clause again. */
    String again(String clause) {
        RunRecord run = source.run();
        return ReproductionCommand.of(
                subject, run.claim(), new RunFacts(run.suiteVersion(), run.commandLine(), run.seed()), clause);
    }

    /** The number after the slash of a scenario's id; those without one come last. */
    private static int number(String scenario) {
        String number = scenario.substring(scenario.lastIndexOf('/') + 1);
        return number.matches("\\d{1,9}") ? Integer.parseInt(number) : Integer.MAX_VALUE;
    }

    Identity subject() {
        return subject;
    }

    RunSource source() {
        return source;
    }

    Profile profile() {
        return profile;
    }

    String ruleset() {
        return source.run().claim().ruleset();
    }

    /** By which it says it plays: the name of a ruleset, or one with values on axes that are other than in that, as in {@code base;komi=half}. */
    Optional<String> rules(Specification specification) {
        return claim.flatMap(Claim::ruleset)
                .flatMap(Ruleset::rules)
                .map(rules -> specification.ruleset(rules.name()).isPresent()
                        ? rules.name()
                        : Stream.concat(
                                        Stream.of("base"),
                                        rules.variant().choices().stream()
                                                .filter(choice -> !Variant.BASE.has(choice))
                                                .map(Choice::title))
                                .collect(Collectors.joining(";")));
    }

    boolean isSurvey() {
        return ruleset().equals(Claim.SURVEY);
    }

    /** What a survey shows, if nothing is claimed. */
    Optional<Survey> survey() {
        return survey;
    }

    /** Of a clause by its id, in the order of the scenarios. */
    List<StoredResult> entries(String clause) {
        return entries.getOrDefault(clause, List.of());
    }

    List<Result> results() {
        return entries.values().stream()
                .flatMap(List::stream)
                .map(StoredResult::bare)
                .toList();
    }

    /** What its results mean for what is claimed, if that is known. */
    Optional<ClaimResult> found() {
        return found;
    }

    /** What its results show of a clause. */
    ClauseResult result(Clause clause) {
        List<Result> results =
                entries(clause.id()).stream().map(StoredResult::bare).toList();
        return found.flatMap(all -> all.clauses().stream()
                        .filter(one -> one.clause().id().equals(clause.id()))
                        .findFirst())
                .orElseGet(() -> new ClauseResult(clause, results));
    }

    /** The clauses of which there are results. */
    List<String> clauses() {
        return List.copyOf(entries.keySet());
    }

    /** Whether a clause was to be tried. */
    boolean covers(Clause clause) {
        return !entries(clause.id()).isEmpty()
                || claim.map(one -> one.covers(clause)).orElse(false);
    }

    boolean isClaimKnown() {
        return claim.isPresent();
    }

    Optional<RunRecord.Attempt> attempt() {
        return attempt;
    }

    /** Why it could not be tried at all, if so: untrusted text. */
    Optional<String> trouble() {
        return attempt.flatMap(RunRecord.Attempt::trouble);
    }
}
