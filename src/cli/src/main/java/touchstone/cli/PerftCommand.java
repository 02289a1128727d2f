package touchstone.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "perft",
        description =
                "Counts the sequences of legal moves of each length, the positions they lead to and what is refused, as "
                        + "chess programmers do to check their move generators: what is counted is defined in "
                        + "reports/proof/perft.md, with the numbers to expect. With --engine or --subject a program counts too, "
                        + "and a difference is followed to the shortest sequence that shows it.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:counted; with an engine: it counts the same",
            "1:the engine counts otherwise; or two ways to count come to different numbers",
            "2:the suite or the engine failed, or the run was cut short",
            "64:the command line makes no sense"
        },
        footer = {
            "%nExamples:",
            "  ./touchstone perft --board 3x3 --depth 6 --ruleset base --ruleset aga",
            "  ./touchstone perft --depth 6 --moves \"B2 A1\" --divide",
            "  ./touchstone perft --depth 5 --engine \"gnugo --mode gtp --chinese-rules --positional-superko"
                    + " --allow-all-suicide\"",
            "  ./touchstone perft --board 4x1 --games",
            "  ./touchstone perft --board 5x5 --positions"
        })
final class PerftCommand implements Callable<Integer> {

    private static final String UNNAMED = "base";
    private static final String ALL = "all";
    private static final int USUAL_DEPTH = 5;
    private static final int DEEPEST = 500;
    private static final int MOST_THREADS = 256;

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Mixin
    private PerftRoot root;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "How many moves the longest sequences have, passes included. Default: " + USUAL_DEPTH + ".")
    private Optional<Integer> depth = Optional.empty();

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "By which rules: " + RulesetNames.HELP + "; " + ALL
                    + " for each of ours. May be given several times; those that count the same are shown together. "
                    + "Default: what a mutant claims, else " + UNNAMED + ".")
    private List<String> rulesets = List.of();

    @Option(
            names = "--divide",
            description = "Also shows how many sequences begin with each first move. Go on with --moves.")
    private boolean divide;

    @Option(
            names = "--games",
            description =
                    "Counts whole games instead, to the two passes that end them: 1x1 to 1x4, and 2x2 in some minutes.")
    private boolean games;

    @Option(
            names = "--positions",
            description = "Counts legal positions instead, whether or not a game leads to them: one side up to 9.")
    private boolean positions;

    @ArgGroup(multiplicity = "0..1")
    private OneEngine target;

    @Mixin
    private TimeLimits limits;

    @Mixin
    private Settings settings;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "How many threads count. Default: as many as there are processors. An engine is asked by one.")
    private Optional<Integer> threads = Optional.empty();

    @Option(names = "--markdown", description = "Prints tables for a page.")
    private boolean markdown;

    @Option(names = "--json", paramLabel = "FILE", description = "Also writes what was counted to a file.")
    private Optional<Path> json = Optional.empty();

    @Override
    public Integer call() throws InterruptedException {
        requireSense();
        try {
            return OnInterrupt.during(this::cutShort, this::count).code();
        } catch (OutOfMemoryError tooMuch) {
            throw Complaint.trouble(
                    "not enough memory for so many positions; choose a smaller --depth or a smaller --board");
        }
    }

    /** A count is worth nothing before it is whole. */
    private void cutShort() {
        PrintWriter err = spec.commandLine().getErr();
        err.println("touchstone: cut short, so nothing was counted to the end");
        err.flush();
        Runtime.getRuntime().halt(ExitCode.TROUBLE.code());
    }

    private ExitCode count() throws InterruptedException {
        // Before all that is read from files: a slip in the options is told at once.
        PerftFile file = new PerftFile(json, root);
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        Specification specification = own.specification();
        PerftPrinter printer = new PerftPrinter(out, markdown);
        int workers = threads.orElse(Runtime.getRuntime().availableProcessors());
        ExitCode code;
        if (positions) {
            code = new PerftPositions(root.opening().board(), printer, err).count(file);
        } else if (games) {
            code = new PerftGames(root, workers, printer, err)
                    .count(wanted(specification), rulesets.contains(ALL), file);
        } else if (target != null) {
            code = new PerftMatch(root, depth(), divide, printer, err).play(contender(specification), file);
        } else {
            code = new PerftRun(root, depth(), divide, workers, printer, err).count(wanted(specification), file);
        }
        file.write();
        return code;
    }

    private int depth() {
        return depth.orElse(USUAL_DEPTH);
    }

    private List<Ruleset> wanted(Specification specification) {
        return (rulesets.isEmpty() ? List.of(UNNAMED) : rulesets)
                .stream()
                        .flatMap(name -> name.equals(ALL)
                                ? specification.rulesets().stream().sorted(Comparator.comparing(Ruleset::name))
                                : Stream.of(RulesetNames.ruleset(specification, name)))
                        .distinct()
                        .toList();
    }

    private PerftMatch.Contender contender(Specification specification) {
        Optional<Ruleset> claimed = rulesets.isEmpty()
                ? target.subject().flatMap(PerftMatch::pretended)
                : Optional.of(wanted(specification).get(0));
        Ruleset rules = claimed.orElseGet(() -> RulesetNames.ruleset(specification, UNNAMED));
        Lineup lineup = new Lineup(specification, Optional.of(rules), limits, settings, 1);
        target.engine().ifPresent(lineup::engine);
        target.subject().ifPresent(lineup::subject);
        settings.requireAllAsked();
        List<Candidate> candidates = lineup.once(spec.commandLine().getErr());
        if (candidates.size() > 1) {
            throw Complaint.usage(candidates.size() + " engines are named; let one count at a time");
        }
        return new PerftMatch.Contender(candidates.get(0), rules);
    }

    private void requireSense() {
        limits.requireSense();
        if (depth() < 1 || depth() > DEEPEST) {
            throw Complaint.usage("--depth " + depth() + "; expected 1 to " + DEEPEST);
        }
        if (threads.isPresent() && (threads.get() < 1 || threads.get() > MOST_THREADS)) {
            throw Complaint.usage("--threads " + threads.get() + "; expected 1 to " + MOST_THREADS);
        }
        if (games && positions) {
            throw Complaint.usage("--games and --positions; expected one of them");
        }
        if ((games || positions) && (depth.isPresent() || divide || target != null)) {
            throw Complaint.usage(
                    (games ? "--games" : "--positions")
                            + " counts to the end, and by the reference alone; leave out --depth, --divide, --engine and --subject");
        }
        if (target != null && (rulesets.size() > 1 || rulesets.contains(ALL))) {
            throw Complaint.usage("several rulesets; expected one that the engine claims to play");
        }
    }
}
