package touchstone.cli.perft;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.cli.terminal.FigureTable;
import touchstone.reference.Move;
import touchstone.reference.Refusal;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Identity;

/** Prints the counts of an engine and of the reference. */
record PerftComparisonScreen(
        PerftStartOptions root, Identity subject, String rules, boolean divide, PerftPrinter printer) {

    /** How many sequences are listed below the first. */
    private static final int LISTED = 8;

    void show(PerftResult comparison) {
        printer.table("Sequences on " + root.words() + ", " + rules, levels(comparison));
        if (divide) {
            printer.table("Sequences of " + comparison.levels().size() + " by their first move", branches(comparison));
        }
        if (comparison.endsByPasses()) {
            printer.line("Sequences that continue after two consecutive passes are left out of both counts: "
                    + subject.id() + " accepts no more moves there, and the protocol has no command for resuming a "
                    + "stopped game.\n");
        }
        if (comparison.agrees()) {
            printer.line(subject.id() + " agrees with " + rules + " to depth "
                    + comparison.levels().size() + ".");
        } else {
            differences(comparison);
        }
    }

    private FigureTable levels(PerftResult comparison) {
        boolean tolerant = comparison.levels().stream().anyMatch(level -> level.tolerated() > 0);
        List<String> headers = new ArrayList<>(List.of("depth", "reference", subject.id(), "difference"));
        if (tolerant) {
            headers.add("tolerated");
        }
        List<List<String>> rows = new ArrayList<>();
        for (PerftResult.Level level : comparison.levels()) {
            List<String> row = new ArrayList<>(List.of(
                    "" + level.depth(),
                    "" + level.reference(),
                    "" + level.subject(),
                    difference(level.subject() - level.reference())));
            if (tolerant) {
                row.add("" + level.tolerated());
            }
            rows.add(row);
        }
        return new FigureTable(headers, rows);
    }

    private FigureTable branches(PerftResult comparison) {
        List<List<String>> rows = new ArrayList<>();
        for (PerftResult.Branch branch : comparison.branches()) {
            rows.add(List.of(
                    branch.move().toString(),
                    "" + branch.reference(),
                    "" + branch.subject(),
                    difference(branch.subject() - branch.reference())));
        }
        return new FigureTable(List.of("first move", "reference", subject.id(), "difference"), rows);
    }

    private static String difference(long by) {
        return by == 0 ? "" : by > 0 ? "+" + by : "" + by;
    }

    private void differences(PerftResult comparison) {
        int depth = comparison.levels().size();
        printer.line("The counts first differ at depth " + depth + ", in "
                + (comparison.differencesInAll() == 1
                        ? "one sequence:"
                        : comparison.differencesInAll() + " sequences. The first:"));
        printer.line("");
        PerftDifference first = comparison.differences().get(0);
        first(first);
        List<PerftDifference> others = comparison
                .differences()
                .subList(1, Math.min(LISTED + 1, comparison.differences().size()));
        if (!others.isEmpty()) {
            printer.line("Others:");
            others.forEach(one -> printer.line(
                    "    " + words(one.moves()) + "  (" + one.kind().words() + ", " + one.clause() + ")"));
            printer.line("");
        }
        printer.line("Deeper counts would cover different sequences and are left out. To reproduce it, repeat the "
                + "command with");
        printer.line("    --moves \""
                + words(Stream.concat(root.moves().stream(), before(first).stream())
                        .toList())
                + "\" --depth 1 --divide");
    }

    private void first(PerftDifference first) {
        printer.line("    " + words(first.moves()));
        first.before().position().toString().lines().forEach(row -> printer.line("        " + row));
        printer.line("    " + first.before().toMove() + " " + first.move() + ": " + subject.id() + " "
                + first.kind().words()
                + first.refusal().map(PerftComparisonScreen::why).orElse("")
                + (first.words().isEmpty() ? "" : "; it says \"" + UntrustedText.line(first.words()) + "\"")
                + " (" + first.clause() + ")");
        printer.line("");
    }

    private static String why(Refusal refusal) {
        return ": " + refusal.explanation();
    }

    private static List<Move> before(PerftDifference difference) {
        return difference.moves().subList(0, difference.moves().size() - 1);
    }

    private static String words(List<Move> moves) {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
