package touchstone.junit;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opentest4j.AssertionFailedError;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.BaselineSubject;
import touchstone.suite.baseline.FailureNote;
import touchstone.suite.baseline.ScenarioOutcome;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Decides whether a result fails the build: by the claim alone, or if there is a baseline by what has changed. */
final class TestJudge {

    private final Profile profile;
    private final FailureText texts;
    private final Optional<Path> file;
    private final Optional<BaselineSubject> known;
    private final boolean records;

    /**
     * @param file the baseline's, if there is one
     * @param known what it says of the subject; empty if there is none, or it is only to be written
     * @param records whether failures are written down in it, and are none today
     */
    TestJudge(
            Profile profile, FailureText texts, Optional<Path> file, Optional<BaselineSubject> known, boolean records) {
        this.profile = profile;
        this.texts = texts;
        this.file = file;
        this.known = known;
        this.records = records;
    }

    /** @param thrown what ended the scenario, if it did not go through */
    TestOutcome of(Result result, Optional<Throwable> thrown) {
        if (!result.wasTried()) {
            return new TestOutcome.Skipped(result.message());
        }
        if (records) {
            return result.verdict() == Verdict.UNSUPPORTED || profile.conforms(result.verdict())
                    ? byClaim(result, thrown)
                    : new TestOutcome.Skipped(
                            "written to " + file.orElseThrow() + " as a known failure: " + texts.line(result));
        }
        return known.map(standing -> byBaseline(standing, result, thrown)).orElseGet(() -> byClaim(result, thrown));
    }

    private TestOutcome byClaim(Result result, Optional<Throwable> thrown) {
        if (profile.conforms(result.verdict())) {
            return new TestOutcome.Passed();
        }
        return result.verdict() == Verdict.UNSUPPORTED
                ? new TestOutcome.Skipped(texts.line(result))
                : failed(result, "", thrown);
    }

    private TestOutcome byBaseline(BaselineSubject standing, Result result, Optional<Throwable> thrown) {
        Optional<BaselineChange> change = BaselineComparison.change(standing, profile, result);
        if (change.isEmpty()) {
            return asBefore(standing, result);
        }
        if (!change.get().matters()) {
            return byClaim(result, thrown);
        }
        return failed(result, difference(change.get()), thrown);
    }

    private TestOutcome asBefore(BaselineSubject standing, Result result) {
        if (profile.conforms(result.verdict())) {
            return new TestOutcome.Passed();
        }
        String note = note(standing.known(result).orElseThrow().note());
        return new TestOutcome.Skipped(
                (result.verdict() == Verdict.UNSUPPORTED ? "" : "known failure" + note + ": ") + texts.line(result));
    }

    private String difference(BaselineChange change) {
        String before = change.before()
                .map(known -> known.outcome().toString() + note(known.note()))
                .orElse("nothing");
        return switch (change.kind()) {
            case FIXED ->
                "it passes, but " + file.orElseThrow() + " says: " + before
                        + "; take the entry out, or run the tests with -D" + TestConfiguration.UPDATE_BASELINE
                        + "=true";
            case BROKEN -> file.orElseThrow() + " says: " + before;
            case DIFFERS -> file.orElseThrow() + " has it fail in another way: " + before + answered(change);
            default -> file.orElseThrow() + " does not know it";
        };
    }

    private static String answered(BaselineChange change) {
        return change.before()
                .map(known -> known.outcome() instanceof ScenarioOutcome.Failed failed
                                && !failed.answered().isEmpty()
                        ? ", answered " + failed.answered()
                        : "")
                .orElse("");
    }

    private static String note(FailureNote note) {
        String words = Stream.of(note.reason(), note.link())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? "" : " (" + words + ")";
    }

    private TestOutcome failed(Result result, String difference, Optional<Throwable> thrown) {
        String text = texts.of(result, difference);
        if (result.verdict() == Verdict.ERROR) {
            return new TestOutcome.Failed(texts.at(result, new SubjectFailedException(text, thrown.orElse(null))));
        }
        boolean compares = difference.isEmpty() && !result.expected().isEmpty();
        return new TestOutcome.Failed(texts.at(
                result,
                compares
                        ? new AssertionFailedError(
                                text, FailureText.shown(result.expected()), FailureText.shown(result.actual()))
                        : new AssertionFailedError(text)));
    }
}
