package touchstone.cli.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import touchstone.cli.consistency.MetamorphicKind;
import touchstone.cli.options.EngineOption;
import touchstone.cli.options.Installation;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Profile;

@Command(
        name = "consistency",
        description = {
            "Tests an engine against itself: equivalent games must give equivalent answers.",
            "The engine plays games, and then the same games turned or mirrored, with the colours swapped, with "
                    + "another komi, with the first moves in another order, or in the corner of a larger board. "
                    + "Whatever "
                    + "its rules are, its answers have to match. No ruleset is needed."
        },
        exitCodeList = {
            "0:all answers matched",
            "1:some answers did not match",
            "2:Touchstone or the engine failed, or the run was cut short",
            "64:usage error"
        },
        footer = {
            "  ./touchstone fuzz consistency --engine \"gnugo --mode gtp\"",
            "  ./touchstone fuzz consistency --subject gnugo --relation komi --games 1000"
        })
final class ConsistencyCommand extends TouchstoneCommand {

    private static final int MOST_GAMES = 1_000_000;

    @Mixin
    private EngineOption target;

    @Option(
            names = "--relation",
            paramLabel = "NAME",
            description = "symmetry, colours, komi, transposition or corner; may be given several times. Default: all.")
    private List<String> relations = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "300",
            description = "How many games are played for each relation. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--profile",
            paramLabel = "ROLE",
            defaultValue = "arbiter",
            description = "arbiter: must reject illegal moves. player: may accept them as input, so none are sent. "
                    + "Default: ${DEFAULT-VALUE}.")
    private Profile profile;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The random seed. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder for results. Default: reports/consistency, in Touchstone's checkout or else in the current folder.")
    private Optional<Path> out = Optional.empty();

    @ParentCommand
    private FuzzCommand fuzz;

    @Override
    protected ExitCode run() {
        target.requireNamed();
        if (games < 1 || games > MOST_GAMES) {
            throw CommandException.usage("--games " + games + "; expected 1 to " + MOST_GAMES);
        }
        List<MetamorphicKind> kinds = kinds();
        PrintWriter screen = out();
        SubjectCandidate candidate = target.one(fuzz.specification(), Optional.empty(), seed, err());
        Path folder = out.orElseGet(() -> Installation.reports("consistency"));
        try {
            Files.createDirectories(folder);
            candidate.remarks().forEach(remark -> screen.println(candidate.label() + ": " + remark));
            Subject subject = candidate.start().get();
            return new ConsistencyRun(subject, profile, seed, games, folder).compare(kinds, screen);
        } catch (SubjectErrorException broken) {
            throw CommandException.trouble(candidate.label() + ": " + broken.getMessage() + LastErrorLine.of(broken));
        } catch (IOException e) {
            throw CommandException.unwritable(folder, e);
        }
    }

    private List<MetamorphicKind> kinds() {
        return relations.isEmpty()
                ? List.of(MetamorphicKind.values())
                : relations.stream().map(ConsistencyCommand::kind).distinct().toList();
    }

    private static MetamorphicKind kind(String name) {
        List<String> known =
                Arrays.stream(MetamorphicKind.values()).map(MetamorphicKind::id).toList();
        return Arrays.stream(MetamorphicKind.values())
                .filter(kind -> kind.id().equals(name))
                .findFirst()
                .orElseThrow(() -> CommandException.unknown(
                        "unknown relation", name, known, "./touchstone fuzz consistency --help"));
    }
}
