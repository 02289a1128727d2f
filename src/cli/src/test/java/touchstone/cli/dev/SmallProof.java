package touchstone.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Specification;

/** {@code dev prove} of a few mutants and one ruleset, which writes all files that the whole writes. */
public final class SmallProof {

    private static final List<String> MUTANTS = List.of("no-superko", "komi-cut");

    /** As long as it takes, so that it comes to the same each time. */
    private static final Duration TIME = Duration.ofMinutes(5);

    private SmallProof() {}

    /** @param args the folder */
    public static void main(String[] args) {
        System.exit(run(Path.of(args[0])));
    }

    public static int run(Path folder) {
        Specification whole = Installation.specification();
        Specification base = new Specification(
                whole.clauses(),
                List.of(whole.ruleset("base").orElseThrow()),
                AddedRules.NONE,
                whole.mappings(),
                whole.knownFaults());
        List<Mutant> mutants = Mutants.all().stream()
                .filter(mutant -> MUTANTS.contains(mutant.name()))
                .toList();
        try {
            return new ProveRun(base, TIME, 1, new PrintWriter(System.out, true))
                    .all(mutants, folder, folder.resolve("known-faults.json"), false, false)
                    .code();
        } catch (CommandException e) {
            System.err.println("touchstone: " + e.getMessage());
            return e.exitCode().code();
        }
    }
}
