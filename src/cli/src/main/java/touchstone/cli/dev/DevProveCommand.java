package touchstone.cli.dev;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.options.Installation;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.DurationConverter;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.Mutants;
import touchstone.suite.specification.Clause;
import touchstone.suite.specification.KnownFaults;
import touchstone.suite.specification.NearestNames;
import touchstone.suite.specification.Specification;

@Command(
        name = "prove",
        description = {
            "Proves that the suite detects faults, by mutation: every clause must be able to fail.",
            "The specification is tried on all mutants, each the reference with one clause broken on purpose; "
                    + "fuzz and identify are tried on those for which the outcome is not known yet. Writes the kill matrix, "
                    + "clauses by mutants, and what is caught of mutants that have one size of board alone."
        },
        exitCodeList = {
            "0:every clause can fail, and every mutant is detected by the clause it breaks",
            "1:not every one",
            "2:the run was cut short, or its results can't be written",
            "64:usage error"
        },
        footer = {
            "  ./touchstone dev prove                      after a new scenario or mutant",
            "  ./touchstone dev prove --mutant no-superko  tries one, writes nothing",
            "  ./touchstone dev prove --clause base.8      the same for some clauses"
        })
final class DevProveCommand extends TouchstoneCommand {

    private static final String WRITING = "dev prove without --out, --mutant or --clause";

    @Option(
            names = "--mutant",
            paramLabel = "NAME",
            description =
                    "Only this one, shown on the screen. May be given several times. ./touchstone certify subjects --mutants "
                            + "lists them.")
    private List<String> names = List.of();

    @Option(
            names = "--clause",
            paramLabel = "ID",
            description =
                    "Only those that break clauses whose ids begin so, shown on the screen. May be given several times.")
    private List<String> clauses = List.of();

    @Option(names = "--again", description = "Tries fuzz and identify on all, also where the outcome is known.")
    private boolean again;

    @Option(names = "--missed", description = "Tries them again on those that one of the two had missed.")
    private boolean missed;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            defaultValue = "60s",
            description = "How long fuzz goes on with a mutant in which it finds nothing. Default: ${DEFAULT-VALUE}.")
    private Duration time;

    @Option(
            names = "--workers",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many mutants are tried at a time. Default: ${DEFAULT-VALUE}.")
    private int workers;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "Where the kill matrix and the list of known faults are and go. Default: reports/proof and features in Touchstone's checkout.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private SpecificationOptions own;

    @Override
    protected ExitCode run() throws IOException {
        if (workers < 1) {
            throw CommandException.usage("--workers " + workers + "; expected 1 or more");
        }
        Specification specification = own.specification();
        ProveRun run = new ProveRun(specification, time, workers, out());
        if (names.isEmpty() && clauses.isEmpty()) {
            return run.all(
                    Mutants.all(),
                    out.orElseGet(() -> Installation.checkout(WRITING).resolve("reports/proof")),
                    out.orElseGet(() -> Installation.checkout(WRITING).resolve("features"))
                            .resolve(KnownFaults.FILE),
                    again,
                    missed);
        }
        return run.some(chosen(specification));
    }

    private List<Mutant> chosen(Specification specification) {
        List<Mutant> all = Mutants.all();
        List<String> known = all.stream().map(Mutant::name).toList();
        List<Mutant> chosen = new ArrayList<>();
        for (String given : names) {
            String name = given.startsWith(Mutants.PREFIX) ? given.substring(Mutants.PREFIX.length()) : given;
            chosen.add(all.stream()
                    .filter(mutant -> mutant.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> CommandException.usage("--mutant: there is no mutant '" + given + "'; "
                            + NearestNames.hint(name, known, "./touchstone certify subjects --mutants"))));
        }
        for (String clause : clauses) {
            List<Mutant> breaking = all.stream()
                    .filter(mutant ->
                            mutant.clause().equals(clause) || mutant.clause().startsWith(clause + "."))
                    .toList();
            if (breaking.isEmpty()) {
                List<String> ids =
                        specification.clauses().stream().map(Clause::id).toList();
                throw CommandException.unknown(
                        "--clause: no mutant breaks a clause", clause, ids, "./touchstone rulesets clauses");
            }
            chosen.addAll(breaking);
        }
        return chosen.stream().distinct().toList();
    }
}
