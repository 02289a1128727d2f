package touchstone.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.suite.plan.Claim;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFolder;
import touchstone.suite.specification.Specification;

@Command(
        name = "identify",
        description =
                "Finds out which rules an engine has: the value on each axis, what decided it, whether it is as the "
                        + "engine says itself, and the nearest rulesets. Nothing need be claimed. Writes a passport, as a page and "
                        + "as JSON.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:nothing that it says of itself is found otherwise, though axes may be open",
            "1:something that it says of itself is not so",
            "2:the suite or an engine failed, or the run was cut short",
            "64:the command line makes no sense"
        })
final class IdentifyCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Mixin
    private Entrants entrants;

    @Option(
            names = "--profile",
            paramLabel = "ROLE",
            defaultValue = "player",
            description =
                    "player: what an engine takes on input it need not hold to be legal, if it says otherwise when "
                            + "asked or does not play so itself. arbiter: what it takes is legal to it. Default: ${DEFAULT-VALUE}.")
    private Profile profile;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where passports and results go. Default: reports/latest-identify in Touchstone's folder.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private RunOptions options;

    @Override
    public Integer call() {
        Ledger ledger = new Ledger();
        entrants.requireSense();
        options.requireSense();
        if (entrants.isNobodyNamed()) {
            throw Complaint.usage(
                    "nobody to identify; expected --engine COMMAND, as in --engine \"gnugo --mode gtp\", or"
                            + " --subject NAME");
        }
        Specification specification = own.specification();
        Claim nothing = new Claim(Optional.empty(), false, profile, List.of());
        List<Candidate> lineup = entrants.lineup(
                specification,
                Optional.empty(),
                options.seed(),
                Optional.empty(),
                spec.commandLine().getErr());
        Path folder = out.orElseGet(() -> Home.path().resolve("reports/latest-identify"));
        try (RunFolder results = RunOptions.open(folder)) {
            Trials trials = new Trials(
                    specification,
                    nothing,
                    options.facts(),
                    options.workers(),
                    Optional.empty(),
                    results,
                    spec.commandLine().getErr(),
                    ledger);
            return new IdentifyRun(specification, nothing, options.facts(), results, ledger, trials)
                    .identify(lineup, spec.commandLine().getOut())
                    .code();
        } catch (IOException | UncheckedIOException e) {
            throw Complaint.trouble("can't write to " + folder + ": " + e.getMessage());
        }
    }
}
