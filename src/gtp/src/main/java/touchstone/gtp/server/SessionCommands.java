package touchstone.gtp.server;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import touchstone.gtp.text.EngineText;
import touchstone.reference.Board;
import touchstone.spi.ControllerRequest;

/** The commands about the server itself, the board and the komi. */
final class SessionCommands {

    /** Beyond this, in points, nothing but a slip of the keyboard is meant. */
    private static final BigDecimal LARGEST_KOMI = BigDecimal.valueOf(1_000_000_000);

    private SessionCommands() {}

    /** @param names of all commands there are, asked for only once the server runs */
    static void add(
            Map<String, ServedCommand> commands,
            ServedGame game,
            String name,
            String version,
            Supplier<Set<String>> names) {
        commands.put("protocol_version", none -> "2");
        commands.put("name", none -> name);
        commands.put("version", none -> version);
        commands.put(
                "known_command",
                arguments -> Boolean.toString(arguments.count() > 0
                        && names.get().contains(arguments.words().get(0))));
        commands.put("list_commands", none -> String.join("\n", names.get()));
        commands.put("quit", none -> "");
        commands.put("boardsize", arguments -> boardSize(game, arguments));
        commands.put("rectangular_boardsize", arguments -> boardSize(game, arguments));
        commands.put("query_boardsize", none -> size(game.position().board()));
        commands.put("clear_board", none -> {
            game.carryOut(new ControllerRequest.ClearBoard());
            return "";
        });
        commands.put("komi", arguments -> {
            game.carryOut(new ControllerRequest.SetKomi(
                    number(arguments.require(1, "new_komi").words().get(0))));
            return "";
        });
        commands.put("get_komi", none -> game.komi().toPlainString());
        // A server that only judges has no clock, but controllers set one without asking.
        commands.put("time_settings", arguments -> "");
        commands.put("time_left", arguments -> "");
    }

    /** One number for a square board, or its width and its height. */
    private static String boardSize(ServedGame game, Arguments arguments) {
        if (arguments.count() != 1 && arguments.count() != 2) {
            throw Arguments.syntax("one side of a square board, or a width and a height");
        }
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

    private static BigDecimal number(String text) {
        // The length is bounded before the value: 1e999999999 is a short word and a long number.
        if (text.length() <= 20 && text.matches("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)")) {
            BigDecimal number = new BigDecimal(text);
            if (number.abs().compareTo(LARGEST_KOMI) <= 0) {
                return number;
            }
        }
        throw Arguments.syntax("a number of points, not " + EngineText.quoted(text));
    }
}
