package touchstone.cli.fuzz;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.cluster.Cluster;
import touchstone.cli.cluster.ClusterOption;
import touchstone.cli.options.DescriptorLookup;
import touchstone.cli.options.EngineOption;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.options.SubjectCandidate;
import touchstone.cli.perft.PerftCommand;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.DurationConverter;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.LastErrorLine;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.Shard;
import touchstone.explore.finding.ClaimedVariant;
import touchstone.reference.Board;
import touchstone.spi.Capability;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.suite.plan.Profile;
import touchstone.suite.result.RunFacts;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "fuzz",
        description = {
            "Plays random legal and illegal moves on an engine and the reference side by side, and compares every "
                    + "answer.",
            "The games are played on boards of many sizes. Each disagreement is shrunk to a small example."
        },
        subcommands = {FuzzMergeCommand.class, ConsistencyCommand.class, PerftCommand.class},
        synopsisSubcommandLabel = "[COMMAND]",
        exitCodeList = {
            "0:no disagreement was found",
            "1:the engine disagrees with the claimed rules",
            "2:Touchstone or the engine failed, or the run was cut short",
            "64:usage error"
        },
        footer = {
            "  ./touchstone fuzz --engine \"gnugo --mode gtp\" --ruleset japanese --time 5m",
            "  ./touchstone fuzz --subject katago --pairwise --games 2000",
            "  ./touchstone fuzz --engine ./my-engine --games 9000 --shard 0/3 --out shard-0",
            "  ./touchstone fuzz merge whole shard-0 shard-1 shard-2",
            "  ./touchstone fuzz --engine gnugo --games 9000 --spark spark://host:7077"
        })
public final class FuzzCommand extends TouchstoneCommand {

    /** What an engine is held to if nothing is claimed. */
    private static final String UNNAMED = "base";

    /** All games. */
    private static final String WHOLE = "0/1";

    /** How long a run lasts if nobody says. */
    private static final Duration USUAL = Duration.ofMinutes(1);

    @Mixin
    private EngineOption target;

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "The ruleset that the engine claims to follow: " + RulesetLookup.HELP
                    + ". Without it Touchstone first identifies the engine's rules and tests against these; with "
                    + "--pairwise, against "
                    + UNNAMED + " but for what is set.")
    private Optional<String> ruleset = Optional.empty();

    @Option(
            names = "--profile",
            paramLabel = "ROLE",
            defaultValue = "arbiter",
            description = "arbiter: must reject illegal moves. player: may accept them as input, so none are sent. "
                    + "Default: ${DEFAULT-VALUE}.")
    private Profile profile;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of games. With the same random seed this repeats a run exactly.")
    private Optional<Long> games = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "The time limit, as in 30s, 5m or 1h. Default, if --games is not given either: 1m.")
    private Optional<Duration> time = Optional.empty();

    @Option(
            names = "--largest",
            paramLabel = "N",
            description =
                    "Play on no board with a side of more than N lines: games are shorter, and more of them are played.")
    private Optional<Integer> largest = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "The random seed. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            defaultValue = WHOLE,
            description = "Play only every Nth game, beginning with the Ith, so that N machines share a campaign; "
                    + "./touchstone fuzz merge joins their findings.")
    private String shard;

    @Option(
            names = "--pairwise",
            description = "Divide the games among configurations of the engine that cover all pairs of its options: "
                    + "those of its descriptor, or those of kata-set-rules. Each is tested against the "
                    + "rules it is set to; --ruleset supplies the rest.")
    private boolean pairwise;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description =
                    "The folder for findings. Default: reports/fuzz, in Touchstone's checkout or else in the current folder.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private ClusterOption spark;

    @Mixin
    private SpecificationOptions own;

    @Override
    protected ExitCode run() {
        requireSense();
        Shard part = shard();
        PrintWriter screen = out();
        PrintWriter err = err();
        Specification specification = own.specification();
        boolean isShown = ruleset.isEmpty() && !pairwise;
        Ruleset claimed = RulesetLookup.ruleset(specification, ruleset.orElse(UNNAMED));
        List<FuzzTarget> claiming = pairwise
                ? configurations(specification, claimed)
                : isShown
                        ? List.of()
                        : targets(subjects(specification, Optional.of(claimed), target.subject()), claimed);
        List<SubjectCandidate> silent =
                isShown ? subjects(specification, Optional.empty(), target.subject()) : List.of();
        Path folder = out.orElseGet(() -> Installation.reports("fuzz"));
        Optional<Cluster> cluster = spark.start("touchstone fuzz");
        try (FuzzFolder results = FuzzRun.open(folder)) {
            RunFacts facts = Installation.facts(seed);
            FuzzRequest order = new FuzzRequest(
                    isShown ? IdentifiedRules.NAME : claimed.name(),
                    profile,
                    largest,
                    part,
                    extent(),
                    facts,
                    arguments());
            List<FuzzTarget> targets =
                    isShown ? shown(specification, silent, facts, folder.resolve("shown")) : claiming;
            return new FuzzRun(order, cluster, results, specification, screen, err).fuzz(targets);
        } catch (IOException | UncheckedIOException e) {
            throw CommandException.unwritable(folder, e);
        } finally {
            cluster.ifPresent(Cluster::close);
        }
    }

    /**
     * The engine of a configuration, as it is started from this command line.
     *
     * @throws CommandException if there is none of this name
     */
    SubjectCandidate candidate(String configuration) {
        Specification specification = own.specification();
        Ruleset claimed = RulesetLookup.ruleset(specification, ruleset.orElse(UNNAMED));
        List<FuzzTarget> targets = pairwise
                ? configurations(specification, claimed)
                : targets(
                        subjects(
                                specification,
                                ruleset.isPresent() ? Optional.of(claimed) : Optional.empty(),
                                target.subject()),
                        claimed);
        return targets.stream()
                .filter(one -> one.name().equals(configuration))
                .findFirst()
                .map(FuzzTarget::candidate)
                .orElseThrow(() -> CommandException.usage("there is no configuration '" + configuration + "'"));
    }

    Profile profile() {
        return profile;
    }

    Optional<Integer> largest() {
        return largest;
    }

    private List<FuzzTarget> shown(
            Specification specification, List<SubjectCandidate> candidates, RunFacts facts, Path folder)
            throws IOException {
        List<FuzzTarget> targets = new ArrayList<>();
        for (SubjectCandidate candidate : candidates) {
            IdentifiedRules rules = new IdentifiedRules(specification, profile, facts, folder, out(), err());
            rules.target(candidates.size() == 1 ? "" : candidate.label(), candidate)
                    .ifPresent(targets::add);
        }
        return targets;
    }

    private static List<FuzzTarget> targets(List<SubjectCandidate> candidates, Ruleset claimed) {
        return candidates.stream()
                .map(candidate -> new FuzzTarget(
                        candidates.size() == 1 ? "" : candidate.label(),
                        candidate,
                        new ClaimedVariant(claimed.name(), claimed.variant()),
                        List.of()))
                .toList();
    }

    /** @param subject its name, unless a command line is given */
    private List<SubjectCandidate> subjects(
            Specification specification, Optional<Ruleset> claimed, Optional<String> subject) {
        return target.all(specification, claimed, subject, seed, err());
    }

    private List<FuzzTarget> configurations(Specification specification, Ruleset claimed) {
        OptionCoverage axes = target.subject()
                .map(name -> described(specification, claimed, name))
                .orElseGet(() -> ofCommands(specification, claimed));
        out().println(axes.summary() + '.');
        return axes.each(configuration -> {
            Ruleset point =
                    Ruleset.at(claimed.name() + " with " + configuration.name(), configuration.rules(), List.of());
            Optional<String> subject = target.subject()
                    .map(name ->
                            name + configuration.options().map(one -> ":" + one).orElse(""));
            return new FuzzTarget(
                    configuration.name(),
                    subjects(specification, Optional.of(point), subject).get(0),
                    new ClaimedVariant(point.name(), point.variant()),
                    List.of());
        });
    }

    private static OptionCoverage described(Specification specification, Ruleset claimed, String name) {
        DescriptorLookup.Choice choice = new DescriptorLookup(specification)
                .choice(name)
                .orElseThrow(
                        () -> CommandException.usage("--pairwise: '" + name + "' has no descriptor and so no options"));
        OptionCoverage axes = OptionCoverage.of(choice.descriptor(), claimed.variant());
        if (name.contains(":") || axes.configurations().isEmpty()) {
            throw CommandException.usage(
                    "--pairwise: '" + name + "' has no options to choose; expected a descriptor with axes or "
                            + "variants, without a variant of it");
        }
        return axes;
    }

    /** What an engine can be set to at run time. */
    private OptionCoverage ofCommands(Specification specification, Ruleset claimed) {
        SubjectCandidate candidate =
                subjects(specification, Optional.of(claimed), Optional.empty()).get(0);
        try {
            Subject subject = candidate.start().get();
            if (subject.channels().getOrDefault(Capability.RULESETS, "").contains("kata-set-rules")) {
                return OptionCoverage.ofKataRules();
            }
        } catch (SubjectErrorException broken) {
            throw CommandException.trouble(candidate.label() + ": " + broken.getMessage() + LastErrorLine.of(broken));
        }
        throw CommandException.usage(
                "--pairwise: " + candidate.label() + " has no command kata-set-rules; expected such an engine, or "
                        + "--subject with a descriptor that names its options");
    }

    private void requireSense() {
        target.requireNamed();
        if (games.isPresent() && games.get() < 1) {
            throw CommandException.usage("--games " + games.get() + "; expected 1 or more");
        }
        if (largest.isPresent() && (largest.get() < 1 || largest.get() > Board.LARGEST)) {
            throw CommandException.usage("--largest " + largest.get() + "; expected 1 to " + Board.LARGEST
                    + ", the lines of the largest board");
        }
        if (spark.isGiven() && (games.isEmpty() || time.isPresent() || !shard.equals(WHOLE))) {
            throw CommandException.usage(
                    "--spark divides a number of games itself; expected --games N, and neither --time nor --shard");
        }
    }

    private Shard shard() {
        try {
            return Shard.parse(shard);
        } catch (IllegalArgumentException e) {
            throw CommandException.usage("--shard " + e.getMessage());
        }
    }

    private CampaignLimit extent() {
        return new CampaignLimit(
                games.map(OptionalLong::of).orElseGet(OptionalLong::empty),
                games.isPresent() ? time : Optional.of(time.orElse(USUAL)));
    }

    /** With what the options of this command add to it, for its subcommands. */
    Specification specification() {
        return own.specification();
    }
}
