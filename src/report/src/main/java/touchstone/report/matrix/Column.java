package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.subject.Identity;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunRecord;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.Specification;
import touchstone.suite.survey.Survey;

/** One subject under one claim, and what came of it. */
final class Column {

    private final Source source;
    private final Optional<RunRecord.Attempt> attempt;
    private final Identity subject;
    private final Optional<Claim> claim;
    private final Profile profile;
    private final Map<String, List<Entry>> entries = new LinkedHashMap<>();
    private final Optional<Survey> survey;

    /** @param claim none if the ruleset is unknown here */
    Column(
            Specification specification,
            Source source,
            Identity subject,
            Optional<RunRecord.Attempt> attempt,
            Optional<Claim> claim,
            Profile profile,
            List<Entry> results) {
        this.source = source;
        this.attempt = attempt;
        this.subject = subject;
        this.claim = claim;
        this.profile = profile;
        // A run writes them as they end, and several end at a time.
        results.stream()
                .sorted(Comparator.comparingInt(
                                (Entry entry) -> number(entry.bare().scenario()))
                        .thenComparing(entry -> entry.bare().scenario()))
                .forEach(entry -> entries.computeIfAbsent(entry.bare().clause(), id -> new ArrayList<>())
                        .add(entry));
        this.survey = isSurvey()
                ? Optional.of(Survey.of(
                        specification,
                        profile,
                        results.stream().map(Entry::bare).toList()))
                : Optional.empty();
    }

    /** The number after the slash of a scenario's id; those without one come last. */
    private static int number(String scenario) {
        String number = scenario.substring(scenario.lastIndexOf('/') + 1);
        return number.matches("\\d{1,9}") ? Integer.parseInt(number) : Integer.MAX_VALUE;
    }

    Identity subject() {
        return subject;
    }

    Source source() {
        return source;
    }

    Profile profile() {
        return profile;
    }

    String ruleset() {
        return source.run().ruleset();
    }

    boolean isSurvey() {
        return ruleset().equals(Claim.SURVEY);
    }

    /** What a survey shows, if nothing is claimed. */
    Optional<Survey> survey() {
        return survey;
    }

    /** Of a clause by its id, in the order of the scenarios. */
    List<Entry> entries(String clause) {
        return entries.getOrDefault(clause, List.of());
    }

    List<Result> results() {
        return entries.values().stream().flatMap(List::stream).map(Entry::bare).toList();
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
