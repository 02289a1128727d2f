package touchstone.cli.explain;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.cli.options.ArticleTitles;
import touchstone.cli.options.PositionOption;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.ReplayedGame;
import touchstone.formats.sgf.RecordedGame;
import touchstone.life.Enabling;
import touchstone.life.KoOpening;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.report.text.UntrustedText;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

@Command(
        name = "status",
        description = {
            "Says which chains are alive, dead and in seki by the Japanese rules, with a line of play that shows it.",
            "Articles 7-1, 7-2 and 8 are applied to the position as it stands, by search. A chain on which the search "
                    + "comes to no end is undecided, and has a ? on the board; nothing is guessed."
        },
        exitCodeList = {
            "0:every chain is decided",
            "1:a chain is undecided",
            "2:a file can't be read",
            "64:a fault in the picture, or another usage error",
            "130:Ctrl-C ended it; what was found until then is shown"
        },
        footer = {
            "  ./touchstone explain status \"OO.XO.O/O.XXOOO/XXXOO.O/OOOO.OO/.O.OOO.\"",
            "  ./touchstone explain status game.sgf --nodes 1000000",
            "  ./touchstone explain status position.txt --new-stones same-points",
            "  ./touchstone explain status -     (then paste a board, and end it with Ctrl-D)"
        })
public final class ExplainStatusCommand extends TouchstoneCommand {

    /** What a node of the search takes, roughly. */
    private static final int BYTES_A_NODE = 400;

    private static final String RECORD = ".sgf";

    private static final String RULESET = "japanese";

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "FILE|POSITION",
            description =
                    "A game record, whose last position is taken, if its name ends in .sgf; else a picture of the "
                            + "position: a file, - for standard input, or the picture itself with / between its rows. "
                            + "X and O are stones, a dot is an empty point. Letters and numbers around a picture, as "
                            + "programs show boards, and the $$ of Sensei's Library are passed over.")
    private String given;

    @Option(names = "--game", paramLabel = "N", description = "Which game of the record, if it holds several.")
    private Optional<Integer> number = Optional.empty();

    @Option(
            names = "--new-stones",
            paramLabel = "WHERE",
            description =
                    "Captured stones count as alive if their owner can play new stones that stay. The articles do not "
                            + "say where: same-points, where the captured ones stood; region, also around there, up to "
                            + "other live stones of their owner; enclosed, the same, but not beyond stones of the "
                            + "opponent that cannot be captured. Default: enclosed.")
    private Optional<String> enabling = Optional.empty();

    @Option(
            names = "--ko-pass",
            paramLabel = "HOW",
            description =
                    "What a pass for a ko allows: each-capture, one capture in that ko; for-good, all that follow. "
                            + "Default: each-capture.")
    private Optional<String> opening = Optional.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "How many moments of play a search may look at before it gives up; all searches together may look "
                            + "at several times as many. Default: 200000.")
    private Optional<Integer> nodes = Optional.empty();

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "How much memory a search may take, in MB. Where that is too little for --nodes, it gives up "
                    + "earlier.")
    private Optional<Integer> memory = Optional.empty();

    @Override
    protected ExitCode run() {
        Reading reading = new Reading(
                enabling.map(text -> choice("--new-stones", Enabling.class, text))
                        .orElse(Reading.USUAL.enabling()),
                opening.map(text -> choice("--ko-pass", KoOpening.class, text)).orElse(Reading.USUAL.opening()));
        int most = nodes();
        Position position = position();
        PositionOption.requireLiberties(given, position);
        AtomicBoolean stopped = new AtomicBoolean();
        return InterruptHandler.<ExitCode, RuntimeException>during(
                () -> stopped.set(true), ExitCode.INTERRUPTED, () -> {
                    Limits limits = new Limits(most, stopped::get);
                    Confirmation confirmation = LifeAndDeath.confirm(position, reading, limits);
                    new StatusScreen(out()).show(confirmation);
                    if (stopped.get()) {
                        err().println("touchstone: interrupted; what is undecided was not searched to the end");
                        err().flush();
                    }
                    return confirmation.decided() ? ExitCode.OK : ExitCode.VIOLATIONS;
                });
    }

    private int nodes() {
        nodes.filter(count -> count < 1).ifPresent(count -> {
            throw CommandException.usage("--nodes " + count + ": expected 1 or more");
        });
        memory.filter(megabytes -> megabytes < 1).ifPresent(megabytes -> {
            throw CommandException.usage("--memory " + megabytes + ": expected 1 MB or more");
        });
        long room =
                memory.map(megabytes -> megabytes * 1_000_000L / BYTES_A_NODE).orElse(Long.MAX_VALUE);
        return (int) Math.min(room, nodes.orElse(Limits.USUAL.moments()));
    }

    private Position position() {
        if (given.toLowerCase(Locale.ROOT).endsWith(RECORD)) {
            return recorded(MoveContextOptions.game(given, number));
        }
        if (number.isPresent()) {
            throw CommandException.usage("--game: is for records; expected a file whose name ends in .sgf");
        }
        BoardDiagram picture = PositionOption.read(given);
        if (!picture.numbers().isEmpty()) {
            throw CommandException.usage(UntrustedText.name(given) + ": a picture with numbered moves, such as 1 on "
                    + picture.numbers().get(1) + "; expected X or O in their place, as the stones stand in the end");
        }
        Position position = picture.position();
        boolean perhapsName = given.matches("[^.\\s]*[A-Za-z0-9]{2}[^.\\s]*") && !PositionOption.isFile(given);
        if (perhapsName && position.stones().isEmpty()) {
            throw CommandException.usage(
                    UntrustedText.name(given) + ": no such file; as a picture it has no stones, only names of points");
        }
        return position;
    }

    /** The position where a record ends. What its moves do against the Japanese rules is told. */
    private Position recorded(RecordedGame.Legible game) {
        Specification specification = SpecificationOptions.above(spec).specification();
        Ruleset japanese = RulesetLookup.ruleset(specification, RULESET);
        ReplayedGame replayed = RecordReplay.whole(new VariantRules(japanese.variant()), game.record());
        ArticleTitles articles = new ArticleTitles(() -> specification);
        new StatusScreen(out()).offences(game, japanese, replayed, articles);
        return replayed.game().position();
    }

    private static <E extends Enum<E>> E choice(String option, Class<E> type, String text) {
        for (E value : type.getEnumConstants()) {
            if (StatusScreen.words(value).replace(' ', '-').equals(text)) {
                return value;
            }
        }
        throw CommandException.usage(option + " " + text + ": expected "
                + String.join(
                        " or ",
                        Arrays.stream(type.getEnumConstants())
                                .map(value -> StatusScreen.words(value).replace(' ', '-'))
                                .toList()));
    }
}
