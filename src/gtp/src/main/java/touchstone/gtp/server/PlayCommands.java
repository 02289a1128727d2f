package touchstone.gtp.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import touchstone.formats.file.TooLargeException;
import touchstone.formats.sgf.SgfRecord;
import touchstone.gtp.game.PlayedMove;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.spi.ControllerRequest;

/** The commands that make moves, take them back, set positions up, and tell which moves were made. */
final class PlayCommands {

    /** In bytes. Annotated games of a few hundred moves have a thousandth of it. */
    private static final int LARGEST_RECORD = 1 << 25;

    private PlayCommands() {}

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        commands.put("play", arguments -> {
            arguments.require(2, "color vertex");
            game.play(arguments.color(0), arguments.move(1));
            return "";
        });
        commands.put("loadsgf", arguments -> {
            game.carryOut(record(arguments));
            return "";
        });
        commands.put("gogui-play_sequence", arguments -> {
            game.play(turns(arguments));
            return "";
        });
        commands.put("undo", ServedCommand.doing(() -> game.carryOut(new ControllerRequest.TakeBack())));
        commands.put("gg-undo", arguments -> takeBack(game, arguments));
        commands.put("gogui-setup", arguments -> setUp(game, arguments));
        commands.put("set_position", arguments -> setPosition(game, arguments));
        commands.put("gogui-setup_player", arguments -> {
            game.carryOut(new ControllerRequest.SetUp(
                    game.position(), arguments.require(1, "color").color(0)));
            return "";
        });
        commands.put("last_move", ServedCommand.answering(() -> game.lastTurn()
                .map(PlayCommands::told)
                .orElseThrow(() -> new CommandFailedException("no previous move known"))));
        commands.put("move_history", ServedCommand.answering(() -> game.history().stream()
                .map(PlayCommands::told)
                .collect(Collectors.joining("\n"))));
    }

    private static ControllerRequest record(Arguments arguments) {
        arguments.require(1, 2, "filename and, if need be, move_number");
        OptionalInt before = arguments.count() == 1
                ? OptionalInt.empty()
                : OptionalInt.of(arguments.number(1, "the number of a move"));
        try {
            Path file = Path.of(arguments.words().get(0));
            if (!Files.isRegularFile(file)) {
                throw new CommandFailedException("cannot load file: there is none of that name");
            }
            return new ControllerRequest.Load(SgfRecord.text(file, LARGEST_RECORD), before);
        } catch (TooLargeException e) {
            throw new CommandFailedException("cannot load file: it is larger than " + LARGEST_RECORD + " bytes");
        } catch (IOException | InvalidPathException e) {
            throw new CommandFailedException("cannot load file: it can't be read");
        }
    }

    private static String told(PlayedMove turn) {
        return turn.player().toString().toLowerCase(Locale.ROOT) + " "
                + turn.move().toString().toUpperCase(Locale.ROOT);
    }

    private static List<PlayedMove> turns(Arguments arguments) {
        if (arguments.count() % 2 != 0) {
            throw Arguments.syntax("pairs of color and vertex");
        }
        List<PlayedMove> turns = new ArrayList<>();
        for (int i = 0; i < arguments.count(); i += 2) {
            turns.add(new PlayedMove(arguments.color(i), arguments.move(i + 1)));
        }
        return turns;
    }

    /** Some moves or none, as GNU Go has it; one where no number is given. */
    private static String takeBack(ServedGame game, Arguments arguments) {
        arguments.require(0, 1, "a number of moves, or nothing");
        int moves = arguments.count() == 0 ? 1 : arguments.number(0, "a number of moves");
        if (moves > game.history().size()) {
            throw new CommandFailedException("cannot undo");
        }
        for (int i = 0; i < moves; i++) {
            game.carryOut(new ControllerRequest.TakeBack());
        }
        return "";
    }

    /**
     * Stones onto an empty board, as GoGui's manual has it ("Setup Commands"): they may be without liberties. Whose turn it is
     * stays.
     */
    private static String setUp(ServedGame game, Arguments arguments) {
        Position position = game.position();
        if (!position.stones().isEmpty()) {
            throw new CommandFailedException("board not empty");
        }
        game.carryOut(new ControllerRequest.SetUp(
                stones(position, arguments), game.game().toMove()));
        return "";
    }

    /** Stones instead of those there are, as KataGo has it: each has a liberty. */
    private static String setPosition(ServedGame game, Arguments arguments) {
        Position position = stones(Position.empty(game.position().board()), arguments);
        for (Point point : position.stones()) {
            if (game.rules().liberties(position, point).isEmpty()) {
                throw new CommandFailedException("bad vertex list: " + point + " would have no liberty");
            }
        }
        game.carryOut(new ControllerRequest.SetUp(position, game.rules().first()));
        return "";
    }

    private static Position stones(Position empty, Arguments arguments) {
        Position position = empty;
        for (PlayedMove stone : turns(arguments)) {
            if (!(stone.move() instanceof Move.Play play)) {
                throw Arguments.syntax("pairs of color and vertex, and no pass");
            }
            QueryCommands.onBoard(position, play.point());
            if (position.stone(play.point()).isPresent()) {
                throw new CommandFailedException("bad vertex list: " + play.point() + " is in it twice");
            }
            position = position.with(stone.player(), play.point());
        }
        return position;
    }
}
