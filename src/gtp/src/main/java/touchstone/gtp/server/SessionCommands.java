package touchstone.gtp.server;

import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import touchstone.reference.Board;
import touchstone.spi.ControllerRequest;

/** The commands about the server itself, the board and the komi. */
final class SessionCommands {

    private SessionCommands() {}

    /** @param names of all commands there are, asked for only once the server runs */
    static void add(
            Map<String, ServedCommand> commands,
            ServedGame game,
            String name,
            String version,
            Supplier<Set<String>> names) {
        commands.put("protocol_version", ServedCommand.answering(() -> "2"));
        commands.put("name", ServedCommand.answering(() -> name));
        commands.put("version", ServedCommand.answering(() -> version));
        commands.put(
                "known_command",
                arguments -> Boolean.toString(names.get()
                        .contains(arguments.require(1, "command_name").words().get(0))));
        commands.put("list_commands", ServedCommand.answering(() -> String.join("\n", names.get())));
        commands.put("quit", ServedCommand.doing(() -> {}));
        // Nothing goes on here that the end of a game could stop.
        commands.put("kgs-game_over", ServedCommand.doing(() -> {}));
        commands.put("boardsize", arguments -> boardSize(game, arguments));
        commands.put("rectangular_boardsize", arguments -> boardSize(game, arguments));
        commands.put(
                "query_boardsize",
                ServedCommand.answering(() -> size(game.position().board())));
        commands.put("clear_board", ServedCommand.doing(() -> game.carryOut(new ControllerRequest.ClearBoard())));
        commands.put("komi", arguments -> {
            game.carryOut(new ControllerRequest.SetKomi(
                    arguments.require(1, "new_komi").points(0)));
            return "";
        });
        commands.put("get_komi", ServedCommand.answering(() -> game.komi().toPlainString()));
    }

    /** One number for a square board, or its width and its height. */
    private static String boardSize(ServedGame game, Arguments arguments) {
        arguments.require(1, 2, "one side of a square board, or a width and a height");
        int width = arguments.side(0);
        int height = arguments.side(arguments.count() - 1);
        if (Math.min(width, height) < 1 || Math.max(width, height) > Board.LARGEST) {
            throw new CommandFailedException("unacceptable size");
        }
        game.begin(Board.of(width, height));
        return "";
    }

    /** One number for a square board, or its width and its height. */
    static String size(Board board) {
        return board.width() == board.height() ? Integer.toString(board.width()) : board.width() + " " + board.height();
    }
}
