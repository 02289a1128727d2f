package touchstone.cli.rulesets;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.options.CodeHostOptions;
import touchstone.cli.options.Installation;
import touchstone.cli.options.ReferenceSubjects;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.run.RunReports;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.run.Timings;
import touchstone.cli.terminal.AsciiTables;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.OutputFile;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.Progress;
import touchstone.cli.terminal.TextWidth;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.cli.vectors.ForeignRun;
import touchstone.cli.vectors.VectorFiles;
import touchstone.report.Run;
import touchstone.report.allure.AllureRequest;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "vectors",
        description = {
            "Writes the scenarios as test vectors: JSON that the tests of a library in any language can run.",
            "With --results: takes what such tests report, and makes the matrix, all other reports and a certificate "
                    + "of it."
        },
        exitCodeList = {
            "0:written; with --results: nothing is violated",
            "1:with --results: a clause is violated",
            "2:the specification or the results can't be read, or the files can't be written; with --results: a "
                    + "scenario was not reported",
            "64:usage error"
        },
        footer = {
            "  ./touchstone rulesets vectors --out vectors",
            "  ./touchstone rulesets vectors --out vectors --ruleset japanese --ruleset chinese",
            "  ./touchstone rulesets vectors --results results.jsonl --ruleset base --out reports/mine"
        })
final class RulesetsVectorsCommand extends TouchstoneCommand {

    /** How many scenarios are named that were not reported. */
    private static final int NAMED = 3;

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
                    "Only the scenarios of this ruleset: " + RulesetLookup.HELP + ". May be given several times. With "
                            + "--results: the one ruleset by which the library was to play.")
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
                    specification,
                    chosen,
                    SuiteFingerprint.of(specification),
                    ReferenceSubjects::reference,
                    progress::step);
        }
        Map<String, String> texts = files.texts();
        texts.forEach((file, text) -> OutputFile.write(folder.resolve(file), text));
        print(files.scenarios() + " scenarios in " + (texts.size() - 1) + " files, one for each clause, in " + folder
                + "; " + VectorFiles.INDEX + " lists them, and the scenarios that are in none.");
        return ExitCode.OK;
    }

    private ExitCode take(Specification specification, Ruleset ruleset, Path file) {
        ForeignRun foreign = new ForeignRun(
                file, name, specification, ruleset, SuiteFingerprint.of(specification), Installation.facts(0));
        RunReports.clear(folder);
        Run run = foreign.write(folder, SpecificationOptions.record(specification.additions()));
        RunReports reports = new RunReports(
                new AllureRequest(Optional.empty(), Optional.empty()), new CodeHostOptions(), out(), err());
        boolean all = reports.inFolder(run, new Timings());
        out().println("Certificate: " + folder.resolve(ForeignRun.CERTIFICATE));
        print(foreign.summary());
        print(foreign.verdict(run));
        List<String> missing = foreign.missing();
        if (!missing.isEmpty()) {
            out().flush();
            err().println("touchstone: " + file + ": nothing is reported of "
                    + Plural.of(missing.size(), "scenario") + " of " + ruleset.name() + ", such as "
                    + String.join(", ", missing.stream().limit(NAMED).toList())
                    + ": the run is incomplete, and they count as not tested");
        }
        if (!all || !missing.isEmpty()) {
            return ExitCode.TROUBLE;
        }
        return foreign.isViolated() ? ExitCode.VIOLATIONS : ExitCode.OK;
    }

    private void print(String sentence) {
        out().println(TextWidth.hanging("", sentence, AsciiTables.WIDTH));
    }
}
