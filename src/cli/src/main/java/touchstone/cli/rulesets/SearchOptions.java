package touchstone.cli.rulesets;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Option;
import touchstone.cli.options.PositionOption;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.DurationConverter;
import touchstone.explore.divergence.SearchLimit;
import touchstone.explore.divergence.SearchLimits;
import touchstone.explore.divergence.StartPosition;
import touchstone.reference.Color;
import touchstone.reference.Position;
import touchstone.suite.diagram.BoardDiagram;

/** The options that say where a search for divergences begins and how far it goes. */
final class SearchOptions {

    /** About how many games are tried on each board, if nobody says how long they may be. */
    static final int GAMES = 100_000;

    /** The same where an axis is looked at alone. */
    static final int GAMES_ALONE = 20_000;

    /** How many steps are tried of games from a position that are longer than the rest. */
    private static final int PRESSING = 1_000_000;

    private static final int LONGEST = 1000;
    private static final Duration USUAL = Duration.ofMinutes(2);

    @Option(
            names = "--board",
            paramLabel = "SIZE",
            description = "Search this board only, as in 3x2 or 5. Default: all boards up to 9 points, and 7x7.")
    private Optional<String> board = Optional.empty();

    @Option(
            names = "--position",
            paramLabel = "PICTURE",
            description =
                    "Start from this position: a file, - for standard input, or the picture itself with / between "
                            + "its rows, in the notation of the features: X O and . for stones and empty points.")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--to-move",
            paramLabel = "COLOR",
            description = "Whose turn it is in the position: black or white. Default: black.")
    private Optional<Color> toMove = Optional.empty();

    @Option(
            names = "--max-moves",
            paramLabel = "N",
            description = "Search games of up to N steps on each board. Default: as many steps as about 100,000 games "
                    + "allow; from a position also longer games of captures and recaptures.")
    private Optional<Integer> moves = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "The time limit of the search, as in 30s or 5m. Default: 2m.")
    private Duration time = USUAL;

    private final long began = System.nanoTime();

    /** Whether it is said from where or how far to look. */
    boolean areGiven() {
        return board.isPresent() || position.isPresent() || toMove.isPresent() || moves.isPresent();
    }

    /** @throws CommandException if the options make no sense, or the position can't be read */
    List<SearchLimit> reaches() {
        if (board.isPresent() && position.isPresent()) {
            throw CommandException.usage(
                    "--board and --position; expected one of them: a picture has the size of its board");
        }
        if (toMove.isPresent() && position.isEmpty()) {
            throw CommandException.usage("--to-move without --position; expected both: a game begins with Black");
        }
        if (moves.isPresent() && (moves.get() < 1 || moves.get() > LONGEST)) {
            throw CommandException.usage("--max-moves " + moves.get() + "; expected 1 to " + LONGEST);
        }
        if (position.isPresent()) {
            return from(new StartPosition(drawn(position.get()), toMove.orElse(Color.BLACK)));
        }
        if (board.isPresent()) {
            StartPosition start = StartPosition.empty(PositionOption.board(board.get()));
            return List.of(SearchLimit.whole(start, moves.orElse(SearchLimits.steps(start.board(), GAMES))));
        }
        return SearchLimits.usual(GAMES).stream()
                .map(reach -> moves.map(most -> SearchLimit.whole(reach.start(), most))
                        .filter(longer -> reach.plays() == SearchLimit.Plays.ALL && reach.mostPlays() == reach.steps())
                        .orElse(reach))
                .toList();
    }

    /** All games as long as there are not too many, and then longer ones with forcing moves alone. */
    private List<SearchLimit> from(StartPosition start) {
        List<SearchLimit> reaches = new ArrayList<>();
        reaches.add(SearchLimit.whole(start, moves.orElse(SearchLimits.steps(start.board(), GAMES))));
        if (moves.isEmpty()) {
            reaches.add(SearchLimit.pressing(start, PRESSING));
        }
        return reaches;
    }

    /** Where axes are looked at alone. */
    List<SearchLimit> reachesAlone() {
        return board.isPresent() || position.isPresent() || moves.isPresent()
                ? reaches()
                : SearchLimits.usual(GAMES_ALONE);
    }

    boolean fromPosition() {
        return position.isPresent();
    }

    BooleanSupplier timeUp() {
        return () -> System.nanoTime() - began > time.toNanos();
    }

    private static Position drawn(String text) {
        BoardDiagram picture = PositionOption.read(text);
        if (!picture.numbers().isEmpty()) {
            throw CommandException.usage(
                    "--position: numbered moves in the picture; expected stones and empty points alone");
        }
        PositionOption.requireLiberties(picture.position());
        return picture.position();
    }
}
