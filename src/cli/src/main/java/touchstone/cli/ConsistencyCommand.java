package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.laboratory.relation.Kind;
import touchstone.subject.Broken;
import touchstone.subject.Subject;
import touchstone.suite.plan.Profile;
import touchstone.suite.specification.Nearest;

@Command(
        name = "consistency",
        description =
                "Compares an engine with itself, and with nothing else: it is told games, and the same games turned or "
                        + "mirrored, with the colours swapped, with another komi, with their first moves in another order, or in "
                        + "the corner of a larger board. Whatever its rules are, it has to say the same of both.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:it said the same of both, always",
            "1:it did not",
            "2:the suite or the engine failed, or the run was cut short",
            "64:the command line makes no sense"
        })
final class ConsistencyCommand implements Callable<Integer> {

    private static final int MOST_GAMES = 1_000_000;

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private OneEngine target;

    @Option(
            names = "--relation",
            paramLabel = "NAME",
            description = "symmetry, colours, komi, transposition or corner; may be given several times. Default: all.")
    private List<String> relations = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "300",
            description = "How many games are told of each. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--profile",
            paramLabel = "ROLE",
            defaultValue = "arbiter",
            description = "arbiter: must reject illegal moves. player: may take them on input, so none are made. "
                    + "Default: ${DEFAULT-VALUE}.")
    private Profile profile;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "For everything drawn by lot. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where results go. Default: reports/consistency in Touchstone's folder.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private TimeLimits limits;

    @Mixin
    private Settings settings;

    @Mixin
    private OwnRules own;

    @Override
    public Integer call() {
        limits.requireSense();
        if (games < 1 || games > MOST_GAMES) {
            throw Complaint.usage("--games " + games + "; expected 1 to " + MOST_GAMES);
        }
        List<Kind> kinds = kinds();
        PrintWriter screen = spec.commandLine().getOut();
        Candidate candidate = candidate();
        Path folder = out.orElseGet(() -> Home.path().resolve("reports/consistency"));
        try {
            Files.createDirectories(folder);
            candidate.remarks().forEach(remark -> screen.println(candidate.label() + ": " + remark));
            Subject subject = candidate.start().get();
            return new ConsistencyRun(subject, profile, seed, games, folder)
                    .compare(kinds, screen)
                    .code();
        } catch (Broken broken) {
            throw Complaint.trouble(candidate.label() + ": " + broken.getMessage() + LastWords.of(broken));
        } catch (IOException e) {
            throw Complaint.trouble("can't write to " + folder + ": " + e.getMessage());
        }
    }

    private List<Kind> kinds() {
        return relations.isEmpty()
                ? List.of(Kind.values())
                : relations.stream().map(ConsistencyCommand::kind).distinct().toList();
    }

    private static Kind kind(String name) {
        List<String> known = Arrays.stream(Kind.values()).map(Kind::id).toList();
        return Arrays.stream(Kind.values())
                .filter(kind -> kind.id().equals(name))
                .findFirst()
                .orElseThrow(() -> Complaint.usage("unknown relation '" + name + "'; "
                        + Nearest.hint(name, known, "./touchstone consistency --help")));
    }

    private Candidate candidate() {
        Lineup lineup = new Lineup(own.specification(), Optional.empty(), limits, settings, seed);
        target.engine().ifPresent(lineup::engine);
        target.subject().ifPresent(lineup::subject);
        settings.requireAllAsked();
        List<Candidate> all = lineup.once(spec.commandLine().getErr());
        if (all.size() > 1) {
            throw Complaint.usage("'" + target.subject().orElse("") + "' is several engines, "
                    + all.stream().map(Candidate::label).collect(Collectors.joining(", "))
                    + "; compare one at a time");
        }
        return all.get(0);
    }
}
