package touchstone.junit;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.opentest4j.AssertionFailedError;
import touchstone.suite.baseline.Change;
import touchstone.suite.baseline.Comparison;
import touchstone.suite.baseline.Note;
import touchstone.suite.baseline.Outcome;
import touchstone.suite.baseline.Standing;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** Says whether a result fails the build: by the claim alone, or where there is a baseline by what has changed. */
final class Judge {

    private final Profile profile;
    private final FailureText texts;
    private final Optional<Path> file;
    private final Optional<Standing> known;
    private final boolean records;

    /**
     * @param file the baseline's, if there is one
     * @param known what it says of the subject; empty if there is none, or it is only to be written
     * @param records whether failures are written down in it, and are none today
     */
    Judge(Profile profile, FailureText texts, Optional<Path> file, Optional<Standing> known, boolean records) {
        this.profile = profile;
        this.texts = texts;
        this.file = file;
        this.known = known;
        this.records = records;
    }

    /** @param thrown what ended the scenario, if it did not go through */
    Judgement of(Result result, Optional<Throwable> thrown) {
        if (!result.wasTried()) {
            return new Judgement.Skipped(result.message());
        }
        if (records) {
            return result.verdict() == Verdict.UNSUPPORTED || profile.conforms(result.verdict())
                    ? byClaim(result, thrown)
                    : new Judgement.Skipped(
                            "written to " + file.orElseThrow() + " as a known failure: " + texts.line(result));
        }
        return known.map(standing -> byBaseline(standing, result, thrown)).orElseGet(() -> byClaim(result, thrown));
    }

    private Judgement byClaim(Result result, Optional<Throwable> thrown) {
        if (profile.conforms(result.verdict())) {
            return new Judgement.Passed();
        }
        return result.verdict() == Verdict.UNSUPPORTED
                ? new Judgement.Skipped(texts.line(result))
                : failed(result, "", thrown);
    }

    private Judgement byBaseline(Standing standing, Result result, Optional<Throwable> thrown) {
        Optional<Change> change = Comparison.change(standing, profile, result);
        if (change.isEmpty()) {
            return asBefore(standing, result);
        }
        if (!change.get().matters()) {
            return byClaim(result, thrown);
        }
        return failed(result, difference(change.get()), thrown);
    }

    private Judgement asBefore(Standing standing, Result result) {
        if (profile.conforms(result.verdict())) {
            return new Judgement.Passed();
        }
        String note = note(standing.known(result.scenario()).orElseThrow().note());
        return new Judgement.Skipped(
                (result.verdict() == Verdict.UNSUPPORTED ? "" : "known failure" + note + ": ") + texts.line(result));
    }

    private String difference(Change change) {
        String before = change.before()
                .map(known -> known.outcome().toString() + note(known.note()))
                .orElse("nothing");
        return switch (change.kind()) {
            case FIXED ->
                "it passes, but " + file.orElseThrow() + " says: " + before
                        + "; take the entry out, or run the tests with -D" + Configuration.UPDATE_BASELINE + "=true";
            case BROKEN -> file.orElseThrow() + " says: " + before;
            case DIFFERS -> file.orElseThrow() + " has it fail in another way: " + before + answered(change);
            default -> file.orElseThrow() + " does not know it";
        };
    }

    private static String answered(Change change) {
        return change.before()
                .map(known -> known.outcome() instanceof Outcome.Failed failed
                                && !failed.answered().isEmpty()
                        ? ", answered " + failed.answered()
                        : "")
                .orElse("");
    }

    private static String note(Note note) {
        String words = Stream.of(note.reason(), note.link())
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return words.isEmpty() ? "" : " (" + words + ")";
    }

    private Judgement failed(Result result, String difference, Optional<Throwable> thrown) {
        String text = texts.of(result, difference);
        if (result.verdict() == Verdict.ERROR) {
            return new Judgement.Failed(texts.at(result, new SubjectBroke(text, thrown.orElse(null))));
        }
        boolean compares = difference.isEmpty() && !result.expected().isEmpty();
        return new Judgement.Failed(texts.at(
                result,
                compares
                        ? new AssertionFailedError(
                                text, FailureText.shown(result.expected()), FailureText.shown(result.actual()))
                        : new AssertionFailedError(text)));
    }
}
