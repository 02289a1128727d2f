package touchstone.cli.identify;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.options.EngineOption;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RunOptions;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.options.SubjectOptions;
import touchstone.cli.run.SubjectRunner;
import touchstone.cli.run.Timings;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFolder;
import touchstone.suite.result.RunReader;
import touchstone.suite.specification.Specification;

@Command(
        name = "identify",
        description = {
            "Finds out which rules an engine plays by: the value on each axis, the evidence for it, and the "
                    + "nearest rulesets.",
            "Nothing needs to be claimed. What the engine says of its own rules is checked too. The result is a "
                    + "passport, as a page and as JSON."
        },
        exitCodeList = {
            "0:nothing that the engine says of itself is contradicted, though some axes may be undecided",
            "1:something that the engine says of itself is contradicted",
            "2:Touchstone or an engine failed, or the run was cut short",
            "64:usage error"
        },
        footer = {
            "  ./touchstone identify --engine \"gnugo --mode gtp\"",
            "  ./touchstone identify --subject gnugo:all --out passports"
        })
public final class IdentifyCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Mixin
    private SubjectOptions subjectOptions;

    @Option(
            names = "--profile",
            paramLabel = "ROLE",
            defaultValue = "player",
            description = "player: accepting a move as input does not mean that the engine considers it legal, if it "
                    + "answers otherwise or does not play so itself. arbiter: every move it accepts counts "
                    + "as legal. Default: ${DEFAULT-VALUE}.")
    private Profile profile;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "The folder for passports and results. Default: reports/latest-identify in Touchstone's "
                    + "folder.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private RunOptions options;

    @Override
    protected ExitCode run() {
        Timings timings = new Timings();
        subjectOptions.requireSense();
        options.requireSense();
        if (subjectOptions.isNobodyNamed()) {
            throw EngineOption.nobody();
        }
        Specification specification = own.specification();
        Claim nothing = new Claim(Optional.empty(), false, profile, List.of());
        List<SubjectCandidate> subjects =
                subjectOptions.subjects(specification, Optional.empty(), options.seed(), Optional.empty(), err());
        Path folder = out.orElseGet(() -> Installation.reports("latest-identify"));
        try (RunFolder results = RunOptions.open(folder)) {
            SubjectRunner runner = new SubjectRunner(
                    specification,
                    nothing,
                    options.facts(),
                    options.workers(),
                    Optional.empty(),
                    Optional.empty(),
                    results,
                    err(),
                    timings,
                    0,
                    RunReader.MOST_IN_MEMORY);
            return new IdentifyRun(specification, nothing, options.facts(), results, timings, runner)
                    .identify(subjects, out());
        } catch (IOException | UncheckedIOException e) {
            throw CommandException.unwritable(folder, e);
        }
    }
}
