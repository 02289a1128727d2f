package touchstone.cli.explain;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.ColorConverter;
import touchstone.cli.options.RecordedRuleset;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.file.AtomicFile;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.VariantRules;
import touchstone.report.board.BoardSvg;
import touchstone.suite.result.Diagram;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "explain",
        subcommands = ExplainStatusCommand.class,
        description = {
            "Says whether a move is legal, and why, or explains a score.",
            "Every article is shown in the order in which it applies, with what it found, and with pictures of "
                    + "the position before and after and of the earlier position that the move would repeat.",
            "Nothing is known of the game before a position given with --position, except that the board was "
                    + "empty at the start; --moves, --just-played and --sgf add its history."
        },
        exitCodeList = {
            "0:the move is legal under all rulesets named, or none was asked about",
            "1:it is illegal under one of them, or no document decides",
            "2:a file can't be read or written",
            "64:a fault in the picture, or another usage error"
        },
        footer = {
            "  ./touchstone explain --position \".XO./XOaO/.XO.\" --moves \"a\" --move B2",
            "  ./touchstone explain --board 2x1 --moves \"A1 B1\" --move A1 --all-rulesets",
            "  ./touchstone explain --sgf game.sgf --at 57",
            "  ./touchstone explain --position \".XXO./.XOO./.XXO.\" --score --ruleset japanese",
            "  ./touchstone explain --sgf game.sgf --at 57 --move C3 --svg why.svg"
        })
public final class ExplainCommand extends TouchstoneCommand {

    private static final String DEFAULT = "base";

    @Mixin
    private SpecificationOptions own;

    @Mixin
    private MoveContextOptions options;

    @Mixin
    private ScoreOptions score;

    @Option(
            names = "--move",
            paramLabel = "MOVE",
            description =
                    "The move: a point such as C3, a letter of the picture, or pass. Default: the move of the record.")
    private Optional<String> move = Optional.empty();

    @Option(
            names = "--player",
            paramLabel = "COLOR",
            converter = ColorConverter.class,
            description = "Who makes the move. Default: whoever's turn it is, or who made it in the record.")
    private Optional<Color> player = Optional.empty();

    @Option(
            names = "--ruleset",
            paramLabel = "NAME",
            description = "The ruleset to apply: " + RulesetLookup.HELP
                    + ". May be given several times. Default: those that the " + "record names, else base.")
    private List<String> names = List.of();

    @Option(names = "--all-rulesets", description = "Also show what each ruleset says.")
    private boolean all;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write the pictures, under the first ruleset, as SVG.")
    private Optional<Path> svg = Optional.empty();

    @Option(names = "--json", paramLabel = "FILE", description = "Write everything to a file, as JSON.")
    private Optional<Path> json = Optional.empty();

    @Override
    protected ExitCode run() {
        boolean scored = score.wanted();
        MoveContext occasion = options.occasion();
        Optional<MoveContext.Made> recorded = move.isPresent() ? Optional.empty() : occasion.recorded();
        Optional<Move> asked = move.map(occasion::move).or(() -> recorded.map(MoveContext.Made::move));
        if (asked.isEmpty() && !scored) {
            throw CommandException.usage(
                    "no move to explain; expected --move C3, --move pass, a record with --sgf FILE --at N, "
                            + "or --score");
        }
        if (asked.isEmpty() && svg.isPresent()) {
            throw CommandException.usage("--svg: draws a move; expected --move C3");
        }
        Optional<Color> by = player.or(() -> recorded.map(MoveContext.Made::player));
        Specification specification = own.specification();
        List<Ruleset> rulesets = rulesets(specification, occasion);
        ArticleTitles articles = new ArticleTitles(() -> specification);
        List<ExplainedScore> scores = scored ? scores(specification, rulesets, occasion) : List.of();
        List<ExplainedMove> explained = asked.map(one -> rulesets.stream()
                        .map(ruleset -> explained(ruleset, reached(ruleset, occasion), by, one))
                        .toList())
                .orElse(List.of());
        ExplainScreen screen = new ExplainScreen(articles, out());
        explained.forEach(screen::show);
        List<ExplainedMove> others =
                all && asked.isPresent() ? others(specification, occasion, by, asked.get(), screen) : List.of();
        write(svg, () -> drawn(explained.get(0).explanation()));
        write(json, () -> new ExplainJson(articles).text(scores, explained, others));
        out().flush();
        boolean legal =
                explained.stream().allMatch(one -> one.explanation().verdict() == MoveExplanation.Verdict.LEGAL);
        return (legal ? ExitCode.OK : ExitCode.VIOLATIONS);
    }

    private List<ExplainedScore> scores(Specification specification, List<Ruleset> rulesets, MoveContext occasion) {
        ScoreScreen screen = new ScoreScreen(out());
        List<ExplainedScore> scores = rulesets.stream()
                .map(ruleset -> score.of(ruleset, reached(ruleset, occasion).game(), occasion))
                .toList();
        scores.forEach(screen::show);
        if (all) {
            List<ExplainedScore> others = new ArrayList<>();
            reachedByAll(specification, occasion, new LinkedHashMap<>())
                    .forEach((ruleset, before) -> others.add(score.of(ruleset, before.game(), occasion)));
            screen.table(others);
        }
        return scores;
    }

    private static List<ExplainedMove> others(
            Specification specification, MoveContext occasion, Optional<Color> by, Move move, ExplainScreen screen) {
        List<ExplainedMove> others = new ArrayList<>();
        Map<String, String> impossible = new LinkedHashMap<>();
        reachedByAll(specification, occasion, impossible)
                .forEach((ruleset, before) -> others.add(explained(ruleset, before, by, move)));
        screen.table(others, impossible);
        return others;
    }

    /** @param impossible is told by which rulesets the game cannot come about, and why */
    private static Map<Ruleset, ReplayedGame> reachedByAll(
            Specification specification, MoveContext occasion, Map<String, String> impossible) {
        Map<Ruleset, ReplayedGame> reached = new LinkedHashMap<>();
        for (Ruleset ruleset : specification.rulesets()) {
            try {
                reached.put(ruleset, occasion.reach(new VariantRules(ruleset.variant())));
            } catch (MoveContext.Impossible why) {
                impossible.put(ruleset.name(), why.getMessage());
            }
        }
        return reached;
    }

    private static ReplayedGame reached(Ruleset ruleset, MoveContext occasion) {
        try {
            return occasion.reach(new VariantRules(ruleset.variant()));
        } catch (MoveContext.Impossible impossible) {
            throw CommandException.usage(ruleset.name() + ": " + impossible.getMessage());
        }
    }

    private List<Ruleset> rulesets(Specification specification, MoveContext occasion) {
        if (!names.isEmpty()) {
            return names.stream()
                    .map(name -> RulesetLookup.ruleset(specification, name))
                    .distinct()
                    .toList();
        }
        return List.of(occasion.rules()
                .flatMap(name -> RecordedRuleset.named(specification, name))
                .orElseGet(() -> specification.ruleset(DEFAULT).orElseThrow()));
    }

    private static ExplainedMove explained(Ruleset ruleset, ReplayedGame before, Optional<Color> by, Move move) {
        Color mover = by.orElse(before.game().toMove());
        return new ExplainedMove(
                ruleset, before, MoveExplanation.of(ruleset.variant(), before.game(), mover, move, before.numbering()));
    }

    private static String drawn(MoveExplanation explanation) {
        return BoardSvg.of(ExplanationDiagrams.of(explanation).stream()
                .map(picture -> new Diagram(picture.caption(), picture.drawing().text()))
                .toList());
    }

    private static void write(Optional<Path> file, Callable<String> text) {
        if (file.isEmpty()) {
            return;
        }
        try {
            AtomicFile.write(file.get(), text.call() + "\n");
        } catch (NoSuchFileException e) {
            throw CommandException.trouble("can't write " + file.get() + ": there is no such folder");
        } catch (IOException e) {
            throw CommandException.trouble("can't write " + file.get() + ": " + e.getMessage());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }
}
