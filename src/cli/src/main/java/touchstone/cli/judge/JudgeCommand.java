package touchstone.cli.judge;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.Installation;
import touchstone.cli.options.RecordFile;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.formats.sgf.SgfReading;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "judge",
        description = {
            "Replays game records: which moves are illegal and by which clause, how the game ends, the score, and "
                    + "what every other ruleset says.",
            "An illegal move is still played on the board, by the steps of a play, and the game goes on from "
                    + "there, as the SGF format prescribes; a stone on an occupied point replaces the one there, "
                    + "and a move "
                    + "off the board or after the end changes nothing. A move after a stop means that play was resumed.",
            "Of a game that has ended or that names a score, dead stones are taken off where the rules let players "
                    + "agree on them: those that the record marks, and if it marks no territory, those that are dead by articles 7-1 and 7-2 of the Japanese "
                    + "rules, which is decided by search. Nothing is guessed: what is not decided within --time is shown."
        },
        exitCodeList = {
            "0:every move of every game is legal; a different score in a record is reported, but does not count",
            "1:a move is illegal, or no document decides whether it is",
            "2:a game can't be read or judged, or a file can't be read or written",
            "64:usage error"
        },
        footer = {
            "  ./touchstone judge game.sgf",
            "  ./touchstone judge game.sgf --ruleset aga --ruleset japanese",
            "  ./touchstone judge games/ --json judged.json --time 10",
            "  cat game.sgf | ./touchstone judge - --stop-at-first"
        })
public final class JudgeCommand extends TouchstoneCommand {

    @Mixin
    private SpecificationOptions own;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Game records (SGF), with one game or many; folders with such files; - is standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "The ruleset to apply: " + RulesetLookup.HELP
                    + ". May be given several times. Default: those that the " + "record names (RU), else base.")
    private List<String> names = List.of();

    @Option(names = "--stop-at-first", description = "Stop each game at its first illegal move.")
    private boolean stopAtFirst;

    @Option(
            names = "--strict",
            description =
                    "Refuse what the SGF format does not allow. Otherwise what can only mean one thing is repaired, and "
                            + "each repair is told.")
    private boolean strict;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description =
                    "How long life and death are looked into, for a game that has ended. What is not decided then is "
                            + "shown as undecided; with 0 nothing is looked into. Default: 1.")
    private double seconds = StatusLimits.USUAL.seconds();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "How many moments of play each search for dead stones keeps, at some 400 bytes. Default: 200000.")
    private int nodes = StatusLimits.USUAL.nodes();

    @Option(names = "--json", paramLabel = "FILE", description = "Write everything to a file, as JSON.")
    private Optional<Path> json = Optional.empty();

    @Override
    protected ExitCode run() {
        if (!(seconds >= 0)) {
            throw CommandException.usage("--time " + seconds + ": expected seconds, 0 or more");
        }
        if (nodes < 1) {
            throw CommandException.usage("--nodes " + nodes + ": expected 1 or more");
        }
        List<RecordFile> sources = RecordFile.of(files);
        Specification rulesets = own.toPlayBy();
        List<Ruleset> wanted = names.stream()
                .map(name -> RulesetLookup.ruleset(rulesets, name))
                .distinct()
                .toList();
        JudgeTotals totals = new JudgeTotals();
        try (JudgeJsonFile file = new JudgeJsonFile(json, Installation.commandLine())) {
            new JudgeRun(
                            new SpecifiedRulesets(rulesets, new ArticleTitles(own::unchecked)),
                            wanted,
                            stopAtFirst,
                            new StatusLimits(seconds, nodes),
                            strict ? SgfReading.STRICT : SgfReading.LENIENT,
                            totals,
                            file,
                            out(),
                            err())
                    .judge(sources);
            file.end(totals.data());
        }
        return totals.exitCode();
    }
}
