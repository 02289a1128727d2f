package touchstone.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.laboratory.perft.Comparison;
import touchstone.laboratory.perft.Parting;
import touchstone.reference.Move;
import touchstone.reference.Refusal;
import touchstone.report.Untrusted;
import touchstone.subject.Identity;

/** What a user reads of a count by two. */
record PerftMatchScreen(PerftRoot root, Identity subject, String rules, boolean divide, PerftPrinter printer) {

    /** How many sequences are listed below the first. */
    private static final int LISTED = 8;

    void show(Comparison comparison) {
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

    private Grid levels(Comparison comparison) {
        boolean tolerant = comparison.levels().stream().anyMatch(level -> level.tolerated() > 0);
        List<String> headers = new ArrayList<>(List.of("depth", "reference", subject.id(), "difference"));
        if (tolerant) {
            headers.add("tolerated");
        }
        List<List<String>> rows = new ArrayList<>();
        for (Comparison.Level level : comparison.levels()) {
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
        return new Grid(headers, rows);
    }

    private Grid branches(Comparison comparison) {
        List<List<String>> rows = new ArrayList<>();
        for (Comparison.Branch branch : comparison.branches()) {
            rows.add(List.of(
                    branch.move().toString(),
                    "" + branch.reference(),
                    "" + branch.subject(),
                    difference(branch.subject() - branch.reference())));
        }
        return new Grid(List.of("first move", "reference", subject.id(), "difference"), rows);
    }

    private static String difference(long by) {
        return by == 0 ? "" : by > 0 ? "+" + by : "" + by;
    }

    private void differences(Comparison comparison) {
        int depth = comparison.levels().size();
        printer.line("The counts first differ at depth " + depth + ", in "
                + (comparison.partingsInAll() == 1
                        ? "one sequence:"
                        : comparison.partingsInAll() + " sequences. The first:"));
        printer.line("");
        Parting first = comparison.partings().get(0);
        first(first);
        List<Parting> others = comparison
                .partings()
                .subList(1, Math.min(LISTED + 1, comparison.partings().size()));
        if (!others.isEmpty()) {
            printer.line("Others:");
            others.forEach(one -> printer.line(
                    "    " + words(one.moves()) + "  (" + one.kind().words() + ", " + one.clause() + ")"));
            printer.line("");
        }
        printer.line(
                "Deeper counts would cover different sequences and are left out. To reproduce it, repeat the "
                        + "command with");
        printer.line("    --moves \""
                + words(Stream.concat(root.moves().stream(), before(first).stream())
                        .toList())
                + "\" --depth 1 --divide");
    }

    private void first(Parting first) {
        printer.line("    " + words(first.moves()));
        first.before().position().toString().lines().forEach(row -> printer.line("        " + row));
        printer.line("    " + first.before().toMove() + " " + first.move() + ": " + subject.id() + " "
                + first.kind().words()
                + first.refusal().map(PerftMatchScreen::why).orElse("")
                + (first.words().isEmpty() ? "" : "; it says \"" + Untrusted.line(first.words()) + "\"")
                + " (" + first.clause() + ")");
        printer.line("");
    }

    private static String why(Refusal refusal) {
        return ": " + refusal.explanation();
    }

    private static List<Move> before(Parting parting) {
        return parting.moves().subList(0, parting.moves().size() - 1);
    }

    private static String words(List<Move> moves) {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }
}
