package touchstone.cli.certify;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.cli.run.FailureDetails;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.Paint;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.TextWidth;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.BaselineComparison;
import touchstone.suite.baseline.BaselineFile;
import touchstone.suite.baseline.FailureNote;
import touchstone.suite.baseline.KnownOutcome;
import touchstone.suite.baseline.ScenarioOutcome;

/** Prints the changes from a baseline at the end of a run, and a line on everything else. */
record BaselineChangesScreen(BaselineFile baseline, FailureDetails findings, Paint paint, PrintWriter out) {

    void show(BaselineComparison comparison) {
        comparison.changes().forEach(this::show);
    }

    /** For the end of the run: what to do, and how many changes there are. */
    List<String> summary(BaselineComparison comparison) {
        long fixed = comparison.count(BaselineChange.Kind.FIXED);
        return Stream.concat(fixed > 0 ? Stream.of(remedy(fixed)) : Stream.of(), Stream.of(line(comparison)))
                .toList();
    }

    private void show(BaselineChange change) {
        out.println(paint.words(TextWidth.hanging(
                "",
                "%-7s  %s  %s".formatted(change.kind().word(), change.subject(), change.scenario()) + "  ["
                        + beforeAndNow(change) + "]",
                AsciiTables.WIDTH)));
        if (!change.title().isEmpty()) {
            out.println(FailureDetails.hanging("", change.title()));
        }
        boolean detailed = change.matters() && change.kind() != BaselineChange.Kind.FIXED;
        if (detailed) {
            change.result().ifPresent(findings::detail);
            change.before()
                    .ifPresent(
                            before -> whatDiffers(before.outcome(), change.now().orElseThrow()));
        }
        change.before()
                .map(KnownOutcome::note)
                .filter(note -> !note.equals(FailureNote.NONE))
                .ifPresent(note -> out.println("    known: "
                        + Stream.of(note.reason(), note.link())
                                .filter(part -> !part.isEmpty())
                                .collect(Collectors.joining("  "))));
        if (detailed) {
            out.println();
        }
    }

    private static String beforeAndNow(BaselineChange change) {
        String before = change.before().map(known -> known.outcome().toString()).orElse("");
        String now = change.now().map(ScenarioOutcome::toString).orElse("");
        return switch (change.kind()) {
            case NEW -> now;
            case GONE -> "was " + before;
            default -> before + " -> " + now;
        };
    }

    private void whatDiffers(ScenarioOutcome before, ScenarioOutcome now) {
        if (before instanceof ScenarioOutcome.Failed was) {
            ScenarioOutcome.Failed is = now instanceof ScenarioOutcome.Failed failed
                    ? failed
                    : new ScenarioOutcome.Failed(was.verdict(), "", "", "");
            whatDiffers("step before: ", was.step(), is.step());
            whatDiffers("expected before: ", was.expected(), is.expected());
            whatDiffers("answered before: ", was.answered(), is.answered());
        }
    }

    private void whatDiffers(String label, String before, String now) {
        if (!before.isEmpty() && !before.equals(now)) {
            out.println(FailureDetails.hanging(label, before));
        }
    }

    private String line(BaselineComparison comparison) {
        if (comparison.changes().isEmpty() && comparison.asBefore().isEmpty()) {
            return "Nothing could be compared with " + baseline.path() + ".";
        }
        return (comparison.changes().isEmpty()
                        ? "No changes"
                        : Plural.of(comparison.changes().size(), "change"))
                + " from " + baseline.path() + "; "
                + Plural.of(comparison.knownFailures(), "known failure") + " as before"
                + (comparison.withoutReason() == 0 ? "" : " (" + comparison.withoutReason() + " without a reason)")
                + (comparison.unsupported() == 0 ? "" : ", " + comparison.unsupported() + " unsupported as before")
                + (comparison.untried() == 0 ? "" : "; " + Plural.of(comparison.untried(), "scenario") + " not tried")
                + ".";
    }

    private String remedy(long fixed) {
        return fixed + " fixed: "
                + (baseline.yaml().isPresent()
                        ? "take " + (fixed == 1 ? "it" : "them") + " out of " + baseline.path()
                                + ", or run again with --update-baseline " + baseline.path()
                        : "from now on compare with this run, or keep a file with --update-baseline FILE");
    }
}
