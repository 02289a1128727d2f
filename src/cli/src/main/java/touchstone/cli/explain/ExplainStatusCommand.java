package touchstone.cli.explain;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import touchstone.cli.options.PositionOption;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.InterruptHandler;
import touchstone.cli.terminal.TouchstoneCommand;
import touchstone.formats.sgf.RecordedGame;
import touchstone.life.Enabling;
import touchstone.life.KoOpening;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;
import touchstone.report.text.UntrustedText;

@Command(
        name = "status",
        description = {
            "Says which chains are alive, dead and in seki by the Japanese rules, with a line of play that shows it.",
            "Articles 7-1, 7-2 and 8 are applied to the position as it stands, by search. A chain on which the search "
                    + "comes to no end is undecided; nothing is guessed."
        },
        exitCodeList = {
            "0:every chain is decided",
            "1:a chain is undecided",
            "2:a file can't be read",
            "64:a fault in the picture, or another usage error"
        },
        footer = {
            "  ./touchstone explain status \"OO.XO.O/O.XXOOO/XXXOO.O/OOOO.OO/.O.OOO.\"",
            "  ./touchstone explain status game.sgf --nodes 1000000",
            "  ./touchstone explain status position.txt --new-stones same-points"
        })
public final class ExplainStatusCommand extends TouchstoneCommand {

    /** What a node of the search takes, roughly. */
    private static final int BYTES_A_NODE = 400;

    private static final String RECORD = ".sgf";

    @Parameters(
            index = "0",
            paramLabel = "FILE|POSITION",
            description =
                    "A game record, whose last position is taken, if its name ends in .sgf; else a picture of the "
                            + "position: a file, - for standard input, or the picture itself with / between its rows.")
    private String given;

    @Option(names = "--game", paramLabel = "N", description = "Which game of the record, if it holds several.")
    private Optional<Integer> number = Optional.empty();

    @Option(
            names = "--new-stones",
            paramLabel = "WHERE",
            description =
                    "Where new stones make captured ones alive, which the articles leave open: same-points; enclosed, "
                            + "that is within the stones around that cannot be captured; or region, up to the player's "
                            + "own stones that are alive. Default: enclosed.")
    private Optional<String> enabling = Optional.empty();

    @Option(
            names = "--ko-pass",
            paramLabel = "HOW",
            description =
                    "How long a pass for a ko opens it: each-capture needs one, or for-good. Default: each-capture.")
    private Optional<String> opening = Optional.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description =
                    "How many moments of play a search keeps before it gives up. There are up to three searches for a "
                            + "chain. Default: 200000.")
    private Optional<Integer> nodes = Optional.empty();

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "The memory for the nodes of a search, in MB: fewer nodes are kept if it would not do.")
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
        Confirmation confirmation = InterruptHandler.<Confirmation, RuntimeException>during(
                () -> stopped.set(true), () -> LifeAndDeath.confirm(position, reading, new Limits(most, stopped::get)));
        new StatusScreen(out()).show(confirmation);
        return confirmation.decided() ? ExitCode.OK : ExitCode.VIOLATIONS;
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
            RecordedGame.Legible game = MoveContextOptions.game(given, number);
            return new RecordContext(game, game.offsets().size() + 1)
                    .reach(new VariantRules(Variant.BASE))
                    .game()
                    .position();
        }
        if (number.isPresent()) {
            throw CommandException.usage("--game: is for records; expected a file whose name ends in .sgf");
        }
        Position position = PositionOption.read(given).position();
        boolean perhapsName = given.matches("[^.\\s]*[A-Za-z0-9]{2}[^.\\s]*") && !PositionOption.isFile(given);
        if (perhapsName && position.stones().isEmpty()) {
            throw CommandException.usage(
                    UntrustedText.name(given) + ": no such file; as a picture it has no stones, only names of points");
        }
        return position;
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
