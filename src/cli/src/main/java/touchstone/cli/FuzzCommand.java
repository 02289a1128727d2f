package touchstone.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.laboratory.find.Claimed;
import touchstone.laboratory.fuzz.Extent;
import touchstone.laboratory.fuzz.FuzzFolder;
import touchstone.laboratory.fuzz.Shard;
import touchstone.suite.plan.Profile;
import touchstone.suite.run.RunFacts;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "fuzz",
        description =
                "Plays legal and illegal moves with an engine and the reference side by side, on boards of many sizes, "
                        + "and compares after each whatever the engine shows. Each disagreement is made as small as it gets.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:nothing was found",
            "1:the engine disagrees with the rules claimed",
            "2:the suite or an engine failed, or the run was cut short",
            "64:the command line makes no sense"
        })
final class FuzzCommand implements Callable<Integer> {

    /** How long a run lasts if nobody says. */
    private static final Duration USUAL = Duration.ofMinutes(1);

    @Spec
    private CommandSpec spec;

    /** Who is tried: the one or the other. */
    private static final class Target {

        @Option(
                names = "--engine",
                paramLabel = "COMMAND",
                required = true,
                description = "A GTP engine's command line, as in \"gnugo --mode gtp\".")
        private Optional<String> engine = Optional.empty();

        @Option(
                names = "--subject",
                paramLabel = "NAME",
                required = true,
                description =
                        "One of ./touchstone subjects, or the path of a descriptor, with a colon one of its variants.")
        private Optional<String> subject = Optional.empty();
    }

    @ArgGroup(multiplicity = "1")
    private Target target;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            defaultValue = "base",
            description = "What the engine claims to play: " + RulesetNames.HELP + ".")
    private String ruleset;

    @Option(
            names = "--profile",
            paramLabel = "ROLE",
            defaultValue = "arbiter",
            description = "arbiter: must reject illegal moves. player: may take them on input, so none are made. "
                    + "Default: ${DEFAULT-VALUE}.")
    private Profile profile;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "How many games are played. With a seed this repeats a run exactly.")
    private Optional<Long> games = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = Durations.class,
            description = "How long to go on, as in 30s, 5m or 1h. Default, if --games is not given either: 1m.")
    private Optional<Duration> time = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "For everything drawn by lot. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            defaultValue = "0/1",
            description =
                    "Plays only each Nth game, beginning with the Ith: N machines share a campaign so, and ./touchstone "
                            + "merge joins what they find.")
    private String shard;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Where finds go. Default: reports/fuzz in Touchstone's folder.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private TimeLimits limits;

    @Mixin
    private Settings settings;

    @Mixin
    private OwnRules own;

    @Override
    public Integer call() {
        requireSense();
        Shard part = shard();
        PrintWriter screen = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Specification specification = own.specification();
        Ruleset claimed = RulesetNames.ruleset(specification, ruleset);
        Lineup lineup = new Lineup(specification, Optional.of(claimed), limits, settings, seed);
        target.engine.ifPresent(lineup::engine);
        target.subject.ifPresent(lineup::subject);
        settings.requireAllAsked();
        List<Candidate> candidates = lineup.once(err);
        Path folder = out.orElseGet(() -> Home.path().resolve("reports/fuzz"));
        List<FuzzTarget> targets = candidates.stream()
                .map(candidate -> new FuzzTarget(
                        candidates.size() == 1 ? "" : candidate.label(),
                        candidate,
                        new Claimed(claimed.name(), claimed.variant()),
                        List.of()))
                .toList();
        try (FuzzFolder results = FuzzFolders.open(folder)) {
            RunFacts facts = new RunFacts(Home.version(), System.getProperty(CertifyCommand.COMMAND_LINE, ""), seed);
            FuzzOrder order = new FuzzOrder(claimed.name(), profile, part, extent(), facts);
            return new FuzzRun(order, results, specification, screen, err)
                    .fuzz(targets)
                    .code();
        } catch (IOException | UncheckedIOException e) {
            throw Complaint.trouble("can't write to " + folder + ": " + e.getMessage());
        }
    }

    private void requireSense() {
        limits.requireSense();
        if (games.isPresent() && games.get() < 1) {
            throw Complaint.usage("--games " + games.get() + "; expected 1 or more");
        }
    }

    private Shard shard() {
        try {
            return Shard.parse(shard);
        } catch (IllegalArgumentException e) {
            throw Complaint.usage("--shard " + e.getMessage());
        }
    }

    private Extent extent() {
        return new Extent(
                games.map(OptionalLong::of).orElseGet(OptionalLong::empty),
                games.isPresent() ? time : Optional.of(time.orElse(USUAL)));
    }
}
