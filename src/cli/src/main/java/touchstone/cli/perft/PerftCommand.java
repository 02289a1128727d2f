package touchstone.cli.perft;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import touchstone.cli.options.EngineOption;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "perft",
        description = {
            "Counts the legal sequences of each length, as chess programmers do to check move generators.",
            "The positions they lead to and the moves refused are counted too; reports/proof/perft.md defines the "
                    + "counts and lists the expected numbers. With --engine or --subject an engine counts as well, "
                    + "and a "
                    + "difference is followed to the shortest sequence that shows it."
        },
        exitCodeList = {
            "0:counted; with an engine: the counts agree",
            "1:the counts of the engine differ, or two ways of counting disagree",
            "2:Touchstone or the engine failed, or the run was cut short",
            "64:usage error"
        },
        footer = {
            "  ./touchstone fuzz perft --board 3x3 --depth 6 --ruleset base --ruleset aga",
            "  ./touchstone fuzz perft --depth 6 --moves \"B2 A1\" --divide",
            "  ./touchstone fuzz perft --depth 5 --engine \"gnugo --mode gtp --allow-all-suicide\"",
            "  ./touchstone fuzz perft --board 4x1 --games",
            "  ./touchstone fuzz perft --board 5x5 --positions"
        })
public final class PerftCommand extends TouchstoneCommand {

    private static final String UNNAMED = "base";
    private static final String ALL = "all";
    private static final int USUAL_DEPTH = 5;
    private static final int DEEPEST = 500;
    private static final int MOST_THREADS = 256;

    @Spec
    private CommandSpec spec;

    @Mixin
    private PerftStartOptions root;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "How many moves the longest sequences have, passes included. Default: " + USUAL_DEPTH + ".")
    private Optional<Integer> depth = Optional.empty();

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "The ruleset to apply: " + RulesetLookup.HELP + "; " + ALL
                    + " for each of Touchstone's. May be given several times; rulesets with equal counts are shown "
                    + "together. "
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

    @Mixin
    private EngineOption target;

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
    protected ExitCode run() throws InterruptedException {
        requireSense();
        try {
            return InterruptHandler.during(this::cutShort, this::count);
        } catch (OutOfMemoryError tooMuch) {
            throw CommandException.trouble(
                    "not enough memory for so many positions; choose a smaller --depth or a smaller --board");
        }
    }

    /** A count is worth nothing before it is whole. */
    private void cutShort() {
        PrintWriter err = err();
        err.println("touchstone: the run was cut short, so no count was completed");
        err.flush();
        Runtime.getRuntime().halt(ExitCode.TROUBLE.code());
    }

    private ExitCode count() throws InterruptedException {
        // Before all that is read from files: a slip in the options is told at once.
        PerftJson file = new PerftJson(json, root);
        PrintWriter out = out();
        PrintWriter err = err();
        Specification specification = SpecificationOptions.above(spec).specification();
        PerftPrinter printer = new PerftPrinter(out, markdown);
        int workers = threads.orElse(Runtime.getRuntime().availableProcessors());
        ExitCode code;
        if (positions) {
            code = new PerftPositionCount(root.opening().board(), printer, err).count(file);
        } else if (games) {
            code = new PerftGameCount(root, workers, printer, err)
                    .count(wanted(specification), rulesets.contains(ALL), file);
        } else if (target.isNamed()) {
            code = new PerftComparison(root, depth(), divide, printer, err).play(contender(specification), file);
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
                                : Stream.of(RulesetLookup.ruleset(specification, name)))
                        .distinct()
                        .toList();
    }

    private PerftComparison.Contender contender(Specification specification) {
        Optional<Ruleset> claimed = rulesets.isEmpty()
                ? target.subject().flatMap(PerftComparison::pretended)
                : Optional.of(wanted(specification).get(0));
        Ruleset rules = claimed.orElseGet(() -> RulesetLookup.ruleset(specification, UNNAMED));
        return new PerftComparison.Contender(target.one(specification, Optional.of(rules), 1, err()), rules);
    }

    private void requireSense() {
        if (target.isNamed()) {
            target.requireNamed();
        }
        if (depth() < 1 || depth() > DEEPEST) {
            throw CommandException.usage("--depth " + depth() + "; expected 1 to " + DEEPEST);
        }
        if (threads.isPresent() && (threads.get() < 1 || threads.get() > MOST_THREADS)) {
            throw CommandException.usage("--threads " + threads.get() + "; expected 1 to " + MOST_THREADS);
        }
        if (games && positions) {
            throw CommandException.usage("--games and --positions; expected one of them");
        }
        if ((games || positions) && (depth.isPresent() || divide || target.isNamed())) {
            throw CommandException.usage((games ? "--games" : "--positions")
                    + " counts to the end, and by the reference alone; leave out --depth, --divide, "
                    + "--engine and --subject");
        }
        if (target.isNamed() && (rulesets.size() > 1 || rulesets.contains(ALL))) {
            throw CommandException.usage("several rulesets; expected one that the engine claims to play");
        }
    }
}
