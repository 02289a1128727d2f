package touchstone.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "judge",
        description = {
            "Replays game records: which moves are illegal and by which clause, how the game ends, its score, and what each "
                    + "other ruleset would have said.",
            "An illegal move is put on the board all the same, by the steps of a play, and play goes on from there, as the "
                    + "format of records has it; a stone on an occupied point takes its place, and a move off the board or after "
                    + "the end changes nothing. A move after a stop says that play was resumed."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:every move of every game is legal; that a record has another score is told, and does not count",
            "1:a move is illegal, or no document decides whether it is",
            "2:a game can't be read, or a file can't be read or written",
            "64:the command line makes no sense"
        },
        footer = {
            "%nExamples:",
            "  ./touchstone judge game.sgf",
            "  ./touchstone judge game.sgf --ruleset aga --ruleset japanese",
            "  ./touchstone judge games/ --json judged.json",
            "  cat game.sgf | ./touchstone judge - --stop-at-first"
        })
final class JudgeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private OwnRules own;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Game records (SGF), with one game or many; folders with such files; - is standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "By which rules: " + RulesetNames.HELP
                    + ". May be given several times. Default: those that the " + "record names (RU), else base.")
    private List<String> names = List.of();

    @Option(names = "--stop-at-first", description = "Look no further than the first illegal move of a game.")
    private boolean stopAtFirst;

    @Option(names = "--json", paramLabel = "FILE", description = "Write it all to a file, for programs.")
    private Optional<Path> json = Optional.empty();

    @Override
    public Integer call() {
        List<GameSource> sources = GameSource.of(files);
        Specification specification = own.specification();
        List<Ruleset> wanted = names.stream()
                .map(name -> RulesetNames.ruleset(specification, name))
                .distinct()
                .toList();
        JudgeTotals totals = new JudgeTotals();
        try (JudgeFile file = new JudgeFile(json, System.getProperty(CertifyCommand.COMMAND_LINE, ""))) {
            new JudgeRun(specification, wanted, stopAtFirst, totals, file, spec.commandLine()).judge(sources);
            file.end(totals.data());
        }
        return totals.exitCode().code();
    }
}
