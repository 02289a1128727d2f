package touchstone.cli.perft;

import java.io.PrintWriter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.terminal.ExitCode;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;
import touchstone.suite.specification.Ruleset;

/** One run in which the reference counts under some rulesets. */
record PerftRun(PerftStartOptions root, int depth, boolean divide, int threads, PerftPrinter printer, PrintWriter err) {

    ExitCode count(List<Ruleset> rulesets, PerftJson file) throws InterruptedException {
        PerftTables counts = new PerftTables();
        Map<List<Choice>, Perft.Count> known = new HashMap<>();
        for (Ruleset ruleset : rulesets) {
            List<Choice> deciding = deciding(ruleset.variant());
            Perft.Count count = known.get(deciding);
            if (count == null) {
                count = count(ruleset);
                known.put(deciding, count);
            }
            counts.add(ruleset.name(), count);
            file.counted(ruleset.name(), count);
        }
        show(counts);
        return ExitCode.OK;
    }

    private Perft.Count count(Ruleset ruleset) throws InterruptedException {
        Perft perft = new Perft(root.game(ReferenceSubjects.rules(ruleset), ruleset.name()), depth);
        try (PerftProgress progress = new PerftProgress("perft " + ruleset.name(), err)) {
            return perft.count(threads, progress);
        }
    }

    /** Rules that agree on these let the same moves be made, as long as nobody says anything but "pass". */
    private static List<Choice> deciding(Variant variant) {
        return List.of(
                variant.get(Repetition.class),
                variant.get(SelfCapture.class),
                variant.get(Ending.class),
                variant.get(AfterResumption.class),
                variant.get(LastPass.class),
                variant.get(Button.class),
                variant.get(Supply.class));
    }

    private void show(PerftTables counts) {
        List<PerftTables.Group> groups = counts.groups();
        if (groups.size() > 1) {
            printer.table("Sequences on " + root.words(), counts.together());
            counts.sharing().forEach(printer::line);
            printer.line("");
        }
        for (PerftTables.Group group : groups) {
            printer.table(root.words() + ": " + group.title(), PerftTables.depths(group));
            if (divide) {
                printer.table("Sequences of " + depth + " by their first move", PerftTables.divided(group.count()));
            }
        }
    }
}
