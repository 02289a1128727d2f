package touchstone.cli.level;

import java.util.ArrayList;
import java.util.List;

/** Engines that make moves of their own. */
final class GenmoveVariations {

    private GenmoveVariations() {}

    /** The first legal play in the order of the board, or a pass. */
    static EngineVariation legalMoves() {
        return (inner, errors) -> command -> EngineVariation.named(command, "genmove")
                ? made(inner, command, inner.words("all_legal " + player(command)))
                : listing(inner, command);
    }

    /** An illegal play where there is one. */
    static EngineVariation illegalMoves() {
        return (inner, errors) -> command -> {
            if (!EngineVariation.named(command, "genmove")) {
                return listing(inner, command);
            }
            List<String> legal = inner.words("all_legal " + player(command));
            List<String> illegal = new ArrayList<>(empties(inner));
            illegal.removeAll(legal);
            return made(inner, command, illegal.isEmpty() ? legal : illegal);
        };
    }

    private static List<String> empties(CommandHandler inner) {
        List<String> empties = new ArrayList<>();
        Drawing.Board board = Drawing.Board.of(inner);
        board.eachRow(row -> {
            for (int column = 0; column < board.width(); column++) {
                if (board.state(column, row, false) == '.') {
                    empties.add(new touchstone.reference.Point(column, row).toString());
                }
            }
        });
        return empties;
    }

    private static String player(String command) {
        return command.split(" ")[1];
    }

    private static String made(CommandHandler inner, String command, List<String> choice) {
        String vertex = choice.isEmpty() ? "pass" : choice.get(0);
        String reply = inner.answer("play " + player(command) + " " + vertex);
        return reply.startsWith("=") ? "= " + vertex : reply;
    }

    private static String listing(CommandHandler inner, String command) {
        String reply = inner.answer(command);
        if (command.equals("list_commands")) {
            return reply + "\ngenmove";
        }
        return command.equals("known_command genmove") ? "= true" : reply;
    }
}
