package touchstone.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.commons.text.WordUtils;
import touchstone.laboratory.find.StepText;
import touchstone.laboratory.find.Wording;
import touchstone.laboratory.relation.Comparison;
import touchstone.laboratory.relation.ComparisonFile;
import touchstone.laboratory.relation.Exhibit;
import touchstone.laboratory.relation.Parting;
import touchstone.subject.Identity;
import touchstone.trace.Seen;
import touchstone.trace.Step;
import touchstone.trace.Way;

/** What a user reads of a subject compared with itself. */
final class ConsistencyScreen {

    private static final int WIDTH = 112;

    private final Identity subject;
    private final long seed;
    private final PrintWriter out;

    ConsistencyScreen(Identity subject, long seed, PrintWriter out) {
        this.subject = subject;
        this.seed = seed;
        this.out = out;
    }

    void show(List<Comparison> comparisons, Optional<String> incomplete, Path folder) {
        out.println(ClauseTable.table(
                comparisons,
                List.of(
                        ClauseTable.left("relation").with(one -> one.kind().id()),
                        ClauseTable.left("the same game with")
                                .with(one -> one.kind().title()),
                        ClauseTable.right("games").with(one -> "" + one.games()),
                        ClauseTable.right("steps compared").with(one -> "" + one.steps()),
                        ClauseTable.right("not the same").with(one -> "" + one.parted()))));
        out.println();
        int number = 0;
        for (Comparison comparison : comparisons) {
            for (Exhibit exhibit : comparison.partings()) {
                show(++number, comparison, exhibit.parting());
            }
            remarks(comparison);
        }
        out.println(total(comparisons));
        out.println("Results: " + folder.resolve(ComparisonFile.NAME));
        incomplete.ifPresent(
                why -> out.println("Incomplete: " + why + ". What is above was compared, the rest was not."));
        out.flush();
    }

    private void show(int number, Comparison comparison, Parting parting) {
        out.println(number + ". " + comparison.kind().id() + ": a game, and the same game "
                + parting.retelling().relation());
        side(parting.retelling().one(), parting.step(), parting.one());
        side(parting.retelling().other(), parting.otherStep(), parting.other());
        out.println();
    }

    private void side(Way way, Step step, Seen seen) {
        String steps = way.steps().stream().map(StepText::write).collect(Collectors.joining(", "));
        String begins = way.opening().isStart() ? "" : ", " + way.opening().toMove() + " to move";
        wrapped("on " + way.opening().board() + begins + ": " + steps, "    ");
        wrapped(Wording.seen(step, seen), "        ");
    }

    private void wrapped(String text, String indent) {
        out.println(indent + WordUtils.wrap(text, WIDTH - indent.length(), "\n" + indent + "  ", false));
    }

    private void remarks(Comparison one) {
        if (one.parted() > one.partings().size() && !one.partings().isEmpty()) {
            out.println("   " + one.kind().id() + ": " + one.parted() + " games were not the same; the above stand for"
                    + " them.\n");
        }
        if (one.unrepeated() > 0) {
            out.println("   " + one.kind().id() + ": " + one.unrepeated() + " of them were, when told once more.\n");
        }
        if (one.breakdowns() > 0) {
            out.println("   " + one.kind().id() + ": it broke down " + one.breakdowns() + " times.\n");
        }
        if (one.games() == 0) {
            out.println("   " + one.kind().id() + ": nothing was compared"
                    + one.impossible()
                            .map(why -> ", for " + why)
                            .orElse(", for no game can be told otherwise on what it shows and the boards it has")
                    + ".\n");
        }
    }

    private String total(List<Comparison> comparisons) {
        long steps = comparisons.stream().mapToLong(Comparison::steps).sum();
        int games = comparisons.stream().mapToInt(Comparison::games).sum();
        int parted = comparisons.stream().mapToInt(Comparison::parted).sum();
        if (games == 0) {
            return subject.id() + ": nothing was compared (seed " + seed + ").";
        }
        return subject.id() + ": " + games + " games told twice, " + steps + " steps compared: "
                + (parted == 0 ? "always the same" : parted + " games not the same") + " (seed " + seed + ").";
    }
}
