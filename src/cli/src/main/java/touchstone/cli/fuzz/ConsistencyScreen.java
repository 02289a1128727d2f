package touchstone.cli.fuzz;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import touchstone.cli.consistency.ConsistencyFile;
import touchstone.cli.consistency.ConsistencyResult;
import touchstone.cli.consistency.Inconsistency;
import touchstone.cli.consistency.InconsistencyEvidence;
import touchstone.cli.consistency.Occurrence;
import touchstone.cli.terminal.AsciiTables;
import touchstone.explore.trace.ObservationText;
import touchstone.explore.trace.StepText;
import touchstone.spi.Identity;
import touchstone.trace.Observation;
import touchstone.trace.Sequence;
import touchstone.trace.TraceStep;

/** Prints the result of {@code fuzz consistency}. */
record ConsistencyScreen(Identity subject, long seed, PrintWriter out) {

    private static final int WIDTH = 112;

    void show(List<ConsistencyResult> comparisons, Optional<String> incomplete, Path folder) {
        out.println(AsciiTables.table(
                comparisons,
                List.of(
                        AsciiTables.left("relation").with(one -> one.kind().id()),
                        AsciiTables.left("transformation")
                                .with(one -> one.kind().title()),
                        AsciiTables.right("games").with(one -> "" + one.games()),
                        AsciiTables.right("steps compared").with(one -> "" + one.steps()),
                        AsciiTables.right("differences").with(one -> "" + one.parted()))));
        out.println();
        int number = 0;
        for (ConsistencyResult comparison : comparisons) {
            for (InconsistencyEvidence exhibit : comparison.inconsistencies()) {
                show(++number, comparison, exhibit);
            }
            remarks(comparison);
        }
        out.println(total(comparisons));
        out.println("Results: " + folder.resolve(ConsistencyFile.NAME));
        incomplete.ifPresent(
                why -> out.println("Incomplete: " + why + ". The results above are valid; the others are missing."));
        out.flush();
    }

    private void show(int number, ConsistencyResult comparison, InconsistencyEvidence evidence) {
        Inconsistency inconsistency = evidence.inconsistency();
        out.println(number + ". " + comparison.kind().id() + ": a game, and the same game "
                + inconsistency.pair().relation());
        side(inconsistency.pair().one(), inconsistency.step(), inconsistency.one());
        side(inconsistency.pair().other(), inconsistency.otherStep(), inconsistency.other());
        if (evidence.occurrence() != Occurrence.ANY_GAME) {
            wrapped("it " + evidence.occurrence().words(), "    ");
        }
        out.println();
    }

    private void side(Sequence sequence, TraceStep step, Observation observation) {
        String steps = sequence.steps().stream().map(StepText::write).collect(Collectors.joining(", "));
        String begins =
                sequence.opening().isStart() ? "" : ", " + sequence.opening().toMove() + " to move";
        wrapped("on " + sequence.opening().board() + begins + ": " + steps, "    ");
        wrapped(ObservationText.observed(step, observation), "        ");
    }

    private void wrapped(String text, String indent) {
        out.println(indent + WordUtils.wrap(text, WIDTH - indent.length(), "\n" + indent + "  ", false));
    }

    private void remarks(ConsistencyResult one) {
        if (one.parted() > one.inconsistencies().size()
                && !one.inconsistencies().isEmpty()) {
            out.println("   " + one.kind().id() + ": " + one.parted() + " games gave different answers; not all of "
                    + "them are shown.\n");
        }
        if (one.unrepeated() > 0) {
            out.println("   " + one.kind().id() + ": " + one.unrepeated() + " of them gave equal answers when "
                    + "repeated: earlier games of the process, or chance, made the difference.\n");
        }
        if (one.breakdowns() > 0) {
            out.println("   " + one.kind().id() + ": the engine failed " + one.breakdowns() + " times.\n");
        }
        if (one.games() == 0) {
            out.println("   " + one.kind().id() + ": nothing was compared"
                    + one.impossible()
                            .map(why -> ", for " + why)
                            .orElse(": no game can be transformed with what it shows and the board sizes it supports")
                    + ".\n");
        }
    }

    private String total(List<ConsistencyResult> comparisons) {
        long steps = comparisons.stream().mapToLong(ConsistencyResult::steps).sum();
        int games = comparisons.stream().mapToInt(ConsistencyResult::games).sum();
        int parted = comparisons.stream().mapToInt(ConsistencyResult::parted).sum();
        if (games == 0) {
            return subject.id() + ": nothing was compared (seed " + seed + ").";
        }
        return subject.id() + ": " + games + " pairs of games, " + steps + " steps compared: "
                + (parted == 0 ? "no differences" : parted + " with different answers") + " (seed " + seed + ").";
    }
}
