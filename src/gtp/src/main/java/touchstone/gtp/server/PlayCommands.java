package touchstone.gtp.server;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import touchstone.formats.sgf.SgfRecord;
import touchstone.gtp.game.PlayedMove;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.ControllerRequest;

/** The commands that make moves, take them back, set positions up, and tell which moves were made. */
final class PlayCommands {

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
        commands.put("undo", none -> {
            game.carryOut(new ControllerRequest.TakeBack());
            return "";
        });
        commands.put("gogui-setup", arguments -> setUp(game, arguments));
        commands.put("gogui-setup_player", arguments -> {
            game.carryOut(new ControllerRequest.SetUp(
                    game.position(), arguments.require(1, "color").color(0)));
            return "";
        });
        commands.put("last_move", none -> game.lastTurn()
                .map(PlayCommands::told)
                .orElseThrow(() -> new CommandFailedException("no previous move known")));
        commands.put(
                "move_history",
                none -> game.history().stream().map(PlayCommands::told).collect(Collectors.joining("\n")));
    }

    private static ControllerRequest record(Arguments arguments) {
        if (arguments.count() != 1 && arguments.count() != 2) {
            throw Arguments.syntax("filename and, if need be, move_number");
        }
        try {
            String text = SgfRecord.text(Path.of(arguments.words().get(0)));
            return new ControllerRequest.Load(
                    text, arguments.count() == 1 ? OptionalInt.empty() : OptionalInt.of(arguments.side(1)));
        } catch (IOException | InvalidPathException e) {
            throw new CommandFailedException("cannot load file");
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

    /** Pairs of a colour, or {@code e} for none, and a point: added to what stands, so several in a row build one position. */
    private static String setUp(ServedGame game, Arguments arguments) {
        if (arguments.count() % 2 != 0) {
            throw Arguments.syntax("pairs of color and vertex");
        }
        Position position = game.position();
        for (int i = 0; i < arguments.count(); i += 2) {
            Point point = arguments.point(i + 1);
            if (!position.board().contains(point)) {
                throw new CommandFailedException("a " + position.board() + " board has no point " + point);
            }
            position = position.without(PointSet.of(position.board(), point));
            String state = arguments.words().get(i).toLowerCase(Locale.ROOT);
            if (!state.equals("e") && !state.equals("empty")) {
                position = position.with(arguments.color(i), point);
            }
        }
        game.carryOut(new ControllerRequest.SetUp(position, game.game().toMove()));
        return "";
    }
}
