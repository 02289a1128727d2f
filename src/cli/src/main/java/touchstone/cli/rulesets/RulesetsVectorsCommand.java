package touchstone.cli.rulesets;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.OutputFile;
import touchstone.cli.terminal.Progress;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.cli.vectors.ForeignRun;
import touchstone.cli.vectors.VectorFiles;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "vectors",
        description = {
            "Writes the scenarios as test vectors: JSON that the tests of a library in any language can run.",
            "With --results: takes what such tests report, and makes a run of it that reports can be made from."
        },
        exitCodeList = {
            "0:written; with --results: nothing is violated",
            "1:with --results: a clause is violated",
            "2:the specification or the results can't be read, or the files can't be written",
            "64:usage error"
        },
        footer = {
            "  ./touchstone rulesets vectors --out vectors",
            "  ./touchstone rulesets vectors --out vectors --ruleset japanese --ruleset chinese",
            "  ./touchstone rulesets vectors --results results.jsonl --ruleset base --out reports/mine"
        })
final class RulesetsVectorsCommand extends TouchstoneCommand {

    @ParentCommand
    private RulesetsCommand rulesets;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder for the vectors; with --results: for the run.")
    private Path folder;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description =
                    "Only the scenarios of this ruleset. May be given several times. With --results: the one ruleset "
                            + "by which the library was to play. A name that touchstone rulesets lists, or one of KataGo's.")
    private List<String> names = List.of();

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description =
                    "What the library's tests report, JSON lines: scenario, outcome (passed, failed or unsupported), "
                            + "and message.")
    private Optional<Path> results = Optional.empty();

    @Option(
            names = "--name",
            paramLabel = "TEXT",
            description = "With --results: what was tested, as reports are to name it. Default: the name of the file.")
    private Optional<String> name = Optional.empty();

    @Override
    protected ExitCode run() {
        if (results.isPresent() && names.size() != 1) {
            throw CommandException.usage(
                    "--results needs one --ruleset, the one that the tests ran under; " + names.size() + " were given");
        }
        if (results.isEmpty() && name.isPresent()) {
            throw CommandException.usage("--name is for --results FILE; leave it out to write vectors");
        }
        Specification specification = rulesets.specification();
        List<Ruleset> chosen = names.isEmpty()
                ? specification.rulesets()
                : names.stream()
                        .distinct()
                        .map(one -> RulesetLookup.ruleset(specification, one))
                        .toList();
        return results.isPresent() ? take(specification, chosen.get(0), results.get()) : write(specification, chosen);
    }

    private ExitCode write(Specification specification, List<Ruleset> chosen) {
        VectorFiles files;
        try (Progress progress = Progress.of("playing", chosen.size())) {
            files = new VectorFiles(
                    specification, chosen, Installation.version(), ReferenceSubjects::reference, progress::step);
        }
        Map<String, String> texts = files.texts();
        texts.forEach((file, text) -> OutputFile.write(folder.resolve(file), text));
        out().println(files.scenarios() + " scenarios in " + (texts.size() - 1) + " files, one for each clause, in "
                + folder + "; " + VectorFiles.INDEX + " lists them, and the scenarios that are in none.");
        return ExitCode.OK;
    }

    private ExitCode take(Specification specification, Ruleset ruleset, Path file) {
        ForeignRun run = ForeignRun.read(file, name, specification, ruleset);
        run.write(folder, Installation.facts(0), SpecificationOptions.record(specification.additions()));
        out().println(run.summary());
        out().println("The run is in " + folder + "; make its reports with: ./touchstone report " + folder);
        return run.isViolated() ? ExitCode.VIOLATIONS : ExitCode.OK;
    }
}
