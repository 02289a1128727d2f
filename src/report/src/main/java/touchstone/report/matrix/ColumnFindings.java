package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.spi.Identity;
import touchstone.suite.coverage.ClaimResult;
import touchstone.suite.coverage.ClauseResult;
import touchstone.suite.coverage.Extent;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.Survey;

/** What the results of a subject mean, as long as they are in memory: what stays of it is its {@link MatrixColumn}. */
final class ColumnFindings {

    private final RunRecord run;
    private final Optional<RunRecord.Attempt> attempt;
    private final Identity subject;
    private final Optional<Claim> claim;
    private final Profile profile;
    private final Map<String, List<Result>> entries = new LinkedHashMap<>();
    private final Optional<Survey> survey;
    private final Optional<ClaimResult> found;
    private final Map<String, ClauseResult> clauses = new HashMap<>();

    ColumnFindings(
            Specification specification,
            RunRecord run,
            Identity subject,
            Optional<Claim> claim,
            Profile profile,
            List<Result> results) {
        this.run = run;
        this.attempt = run.subjects().stream()
                .filter(one -> one.identity().id().equals(subject.id()))
                .findFirst();
        this.subject = subject;
        this.claim = claim;
        this.profile = profile;
        // A run writes them as they end, and several end at a time.
        results.stream()
                .sorted(Comparator.comparingInt((Result result) -> number(result.scenario()))
                        .thenComparing(Result::scenario))
                .forEach(result -> entries.computeIfAbsent(result.clause(), id -> new ArrayList<>())
                        .add(result));
        this.survey = isSurvey() ? Optional.of(Survey.of(specification, profile, results)) : Optional.empty();
        this.found = claim.map(claimed -> ClaimResult.of(
                specification,
                claimed,
                attempt.map(one -> Extent.of(one, results)).orElse(Extent.WITHOUT_GAMES),
                attempt.map(RunRecord.Attempt::causes).orElse(List.of()),
                results));
        found.ifPresent(all ->
                all.clauses().forEach(one -> clauses.putIfAbsent(one.clause().id(), one)));
    }

    /** The number after the slash of a scenario's id; those without one come last. */
    private static int number(String scenario) {
        String number = scenario.substring(scenario.lastIndexOf('/') + 1);
        return number.matches("\\d{1,9}") ? Integer.parseInt(number) : Integer.MAX_VALUE;
    }

    RunRecord run() {
        return run;
    }

    Identity subject() {
        return subject;
    }

    Profile profile() {
        return profile;
    }

    String ruleset() {
        return run.claim().ruleset();
    }

    boolean isSurvey() {
        return ruleset().equals(Claim.SURVEY);
    }

    boolean isClaimKnown() {
        return claim.isPresent();
    }

    /** What a survey shows, if nothing is claimed. */
    Optional<Survey> survey() {
        return survey;
    }

    /** Of a clause by its id, in the order of the scenarios. */
    List<Result> entries(String clause) {
        return entries.getOrDefault(clause, List.of());
    }

    Stream<Result> results() {
        return entries.values().stream().flatMap(List::stream);
    }

    /** What its results mean for what is claimed, if that is known. */
    Optional<ClaimResult> found() {
        return found;
    }

    /** What its results show of a clause. */
    ClauseResult result(Clause clause) {
        ClauseResult claimed = clauses.get(clause.id());
        return claimed == null ? new ClauseResult(clause, entries(clause.id())) : claimed;
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

    Optional<RunRecord.Attempt> attempt() {
        return attempt;
    }

    /** Why it could not be tried at all, if so: untrusted text. */
    Optional<String> trouble() {
        return attempt.flatMap(RunRecord.Attempt::trouble);
    }
}
