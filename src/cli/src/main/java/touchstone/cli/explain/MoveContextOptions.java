package touchstone.cli.explain;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import touchstone.cli.options.ColorConverter;
import touchstone.cli.options.PositionOption;
import touchstone.cli.options.RecordFile;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.Plural;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.suite.diagram.BoardDiagram;

/** The options that give the game in which a move is to be explained. */
final class MoveContextOptions {

    @Option(
            names = "--position",
            paramLabel = "PICTURE",
            description =
                    "The position: a file, - for standard input, or the picture itself with / between its rows, in the "
                            + "notation of the features: X O . # @, letters for points to be named, digits for moves.")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--to-move",
            paramLabel = "COLOR",
            converter = ColorConverter.class,
            description = "Whose turn it is in the position: black or white. Default: black.")
    private Optional<Color> toMove = Optional.empty();

    @Option(
            names = "--just-played",
            paramLabel = "POINT",
            description = "The stone of the position that was played last, capturing nothing.")
    private Optional<String> justPlayed = Optional.empty();

    @Option(names = "--board", paramLabel = "SIZE", description = "An empty board, as in 9x9 or 19. Default: 19x19.")
    private Optional<String> board = Optional.empty();

    @Option(
            names = "--handicap",
            paramLabel = "N",
            description = "The handicap that the players have agreed on, on an empty board.")
    private Optional<Integer> handicap = Optional.empty();

    @Option(
            names = "--moves",
            paramLabel = "MOVES",
            description = "The moves played from there, in turn, as in \"B2 C3 pass\".")
    private Optional<String> moves = Optional.empty();

    @Option(
            names = "--sgf",
            paramLabel = "FILE",
            description = "Take the game from a record instead; - is standard input.")
    private Optional<String> sgf = Optional.empty();

    @Option(names = "--game", paramLabel = "N", description = "Which game of the record, if it holds several.")
    private Optional<Integer> number = Optional.empty();

    @Option(
            names = "--at",
            paramLabel = "N",
            description =
                    "The number of the move to explain. --move explains another move in its place. Default: after "
                            + "the last move.")
    private Optional<Integer> at = Optional.empty();

    /** @throws CommandException if the options make no sense, or a file can't be read */
    MoveContext occasion() {
        return sgf.isPresent() ? recorded(sgf.get()) : drawn();
    }

    private MoveContext drawn() {
        if (number.isPresent() || at.isPresent()) {
            throw CommandException.usage(
                    (at.isPresent() ? "--at" : "--game") + ": is for records; expected --sgf FILE with it");
        }
        if (position.isPresent() && board.isPresent()) {
            throw CommandException.usage("--position and --board: expected one of them");
        }
        PositionContext drawn = PositionContext.of(Position.empty(size()), Map.of());
        List<Move> numbered = new ArrayList<>();
        if (position.isPresent()) {
            BoardDiagram picture = PositionOption.read(position.get());
            drawn = PositionContext.of(picture.position(), picture.letters());
            for (Point point : picture.numbers().values()) {
                numbered.add(new Move.Play(point));
            }
        }
        drawn = drawn.turn(toMove);
        drawn = justPlayed.isPresent() ? drawn.after(justPlayed.get()) : drawn;
        drawn = handicap.isPresent() ? drawn.handicap(handicap.get()) : drawn;
        drawn = drawn.then(numbered);
        return moves.isPresent() ? drawn.then(moves.get()) : drawn;
    }

    private Board size() {
        return PositionOption.board(board.orElse("19"));
    }

    private MoveContext recorded(String file) {
        if (position.isPresent()
                || board.isPresent()
                || moves.isPresent()
                || justPlayed.isPresent()
                || handicap.isPresent()
                || toMove.isPresent()) {
            throw CommandException.usage(
                    "--sgf: the record says what was played; leave out --position, --board, --to-move, "
                            + "--just-played, --handicap and --moves");
        }
        RecordedGame.Legible game = game(file, number);
        int last = game.offsets().size();
        int move = at.orElse(last + 1);
        if (move < 1 || move > last + 1) {
            throw CommandException.usage(
                    "--at " + move + ": the record has " + last + " moves; expected 1 to " + (last + 1));
        }
        return new RecordContext(game, move);
    }

    /**
     * @param number which game, if the file holds several
     * @throws CommandException if there is no such game, or it can't be read
     */
    static RecordedGame.Legible game(String file, Optional<Integer> number) {
        List<RecordFile> sources = RecordFile.of(List.of(file));
        if (sources.size() > 1) {
            throw CommandException.usage(file + ": a folder with " + sources.size() + " records; expected one");
        }
        List<RecordedGame> games;
        try {
            games = sources.get(0).games(System.in);
        } catch (IOException e) {
            throw CommandException.trouble(file + ": can't be read: " + e.getMessage());
        }
        int wanted = number.orElse(1);
        if (number.isEmpty() && games.size() > 1 || wanted < 1 || wanted > games.size()) {
            throw CommandException.usage(file + " holds " + Plural.of(games.size(), "game") + "; expected --game 1"
                    + (games.size() > 1 ? " to " + games.size() : ""));
        }
        RecordedGame game = games.get(wanted - 1);
        if (game instanceof RecordedGame.Illegible broken) {
            throw CommandException.trouble(file + ": " + broken.fault().getMessage());
        }
        return (RecordedGame.Legible) game;
    }
}
