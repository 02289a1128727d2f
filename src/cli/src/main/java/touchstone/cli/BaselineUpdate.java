package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.suite.baseline.Baseline;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.Change;
import touchstone.suite.baseline.Comparison;
import touchstone.suite.baseline.Known;
import touchstone.suite.baseline.Outcome;
import touchstone.suite.baseline.Standing;
import touchstone.suite.baseline.Tested;
import touchstone.suite.baseline.Update;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Specification;

/** Keeps what a run shows in a baseline's file. */
record BaselineUpdate(Specification specification, Claim claim, String suiteVersion, PrintWriter out, PrintWriter err) {

    /**
     * Writes the file, unless the run shows less than it should.
     *
     * @param there what is brought up to date
     * @param complete whether all subjects were tried
     * @return whether it is written
     */
    boolean write(Path file, Optional<Baseline> there, List<Tried> tried, boolean complete) {
        Optional<String> lacking = lacking(tried, complete);
        if (lacking.isPresent()) {
            out.flush();
            err.println("touchstone: " + file + " is not written: " + lacking.get());
            return false;
        }
        List<Tested> tested = tested(tried);
        Baseline updated = updated(there, tried);
        try {
            BaselineFile.write(file, updated);
        } catch (IOException e) {
            out.flush();
            err.println("touchstone: can't write to " + file + "; choose another --update-baseline");
            return false;
        }
        updated.subjects().forEach((id, standing) -> say(file, id, standing));
        there.ifPresent(before -> sayWhatDiffers(before, tested));
        return true;
    }

    /** What is known after the run. */
    Baseline updated(Optional<Baseline> there, List<Tried> tried) {
        return new Update(specification, claim, suiteVersion).of(there, tested(tried));
    }

    private static List<Tested> tested(List<Tried> tried) {
        return tried.stream().map(Tried::tested).toList();
    }

    private void say(Path file, String subject, Standing standing) {
        out.println("Baseline " + file + ": " + subject + ": "
                + standing.count(known -> known.outcome() instanceof Outcome.Passed) + " passed, "
                + standing.count(Known::failed) + " known failures, "
                + standing.count(known -> known.outcome() instanceof Outcome.Lacking) + " unsupported");
        String unexplained = standing.numbers(Known::lacksReason).entrySet().stream()
                .map(clause -> clause.getKey() + "/" + clause.getValue())
                .collect(Collectors.joining(", "));
        if (!unexplained.isEmpty()) {
            out.println("Known failures without a reason: " + unexplained);
        }
    }

    /** A file made of less would forget what is known. */
    static Optional<String> lacking(List<Tried> tried, boolean complete) {
        if (!complete) {
            return Optional.of("the run was cut short");
        }
        for (Tried one : tried) {
            if (one.trouble().isPresent()) {
                return Optional.of(one.id() + " was not tried");
            }
            long untried = one.attempt().planned()
                    - one.results().stream().filter(Result::wasTried).count();
            if (untried > 0) {
                return Optional.of(untried + " scenarios were not tried on " + one.id());
            }
        }
        return Optional.empty();
    }

    /** Reasons were given for another failure. */
    private void sayWhatDiffers(Baseline before, List<Tested> tested) {
        String differing = Comparison.of(before, specification, claim, tested).changes().stream()
                .filter(change -> change.kind() == Change.Kind.DIFFERS)
                .filter(change -> change.before().filter(Known::failed).isPresent()
                        && !change.before().orElseThrow().lacksReason())
                .map(change -> change.subject() + " " + change.scenario())
                .collect(Collectors.joining(", "));
        if (!differing.isEmpty()) {
            out.println("Failing differently than when the reasons were given: " + differing);
        }
    }
}
