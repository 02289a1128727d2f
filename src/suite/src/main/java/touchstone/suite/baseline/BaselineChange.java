package touchstone.suite.baseline;

import java.util.Locale;
import java.util.Optional;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/**
 * A difference between a run and its baseline.
 *
 * @param subject the subject's id
 * @param title of the scenario; empty if it is known no more
 * @param before what the baseline says; empty if it knows no such scenario
 * @param now how the scenario ended; empty if it is not there any more
 * @param result the whole of it
 */
public record BaselineChange(
        Kind kind,
        String subject,
        ScenarioId scenario,
        String title,
        Optional<KnownOutcome> before,
        Optional<ScenarioOutcome> now,
        Optional<Result> result) {

    /** The kinds of changes, those to look at first before others. */
    public enum Kind {

        /** It passed, and does no longer. */
        BROKEN,

        /** A known failure, or what was unsupported, is so in another way. */
        DIFFERS,

        /** The baseline does not know the scenario. */
        NEW,

        /** A known failure, or what was unsupported, passes. */
        FIXED,

        /** The baseline knows a scenario that is not there any more. */
        GONE;

        /** As it is shown. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static BaselineChange gone(String subject, ScenarioId scenario, String title, KnownOutcome before) {
        return new BaselineChange(
                Kind.GONE, subject, scenario, title, Optional.of(before), Optional.empty(), Optional.empty());
    }

    static BaselineChange ofNew(String subject, ScenarioId scenario, ScenarioOutcome now, Result result) {
        return new BaselineChange(
                Kind.NEW, subject, scenario, result.title(), Optional.empty(), Optional.of(now), Optional.of(result));
    }

    /** Of a scenario that the baseline knows and the run has tried; empty if all is as before. */
    static Optional<BaselineChange> between(
            String subject, ScenarioId scenario, KnownOutcome before, ScenarioOutcome now, Result result) {
        if (before.outcome().isLike(now)) {
            return Optional.empty();
        }
        Kind kind = Kind.DIFFERS;
        if (before.outcome() instanceof ScenarioOutcome.Passed) {
            kind = Kind.BROKEN;
        } else if (now instanceof ScenarioOutcome.Passed) {
            kind = Kind.FIXED;
        }
        return Optional.of(new BaselineChange(
                kind, subject, scenario, result.title(), Optional.of(before), Optional.of(now), Optional.of(result)));
    }

    /** Whether the subject or the baseline has to be put in order. Further passes and scenarios less ask for nothing. */
    public boolean matters() {
        return switch (kind) {
            case BROKEN, DIFFERS, FIXED -> true;
            case NEW -> now.orElseThrow() instanceof ScenarioOutcome.Failed;
            case GONE -> false;
        };
    }

    /** Whether the subject broke down as a program. */
    public boolean isBreakdown() {
        return result.filter(one -> one.verdict() == Verdict.ERROR).isPresent();
    }
}
