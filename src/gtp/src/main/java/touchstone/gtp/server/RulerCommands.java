package touchstone.gtp.server;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/** GoGui's ruler protocol: the commands by which an arbiter of any game can be observed. */
final class RulerCommands {

    private RulerCommands() {}

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        commands.put("gogui-rules_game_id", ServedCommand.answering(() -> "Go"));
        commands.put("gogui-rules_board", ServedCommand.answering(() -> game.position()
                .toString()));
        commands.put(
                "gogui-rules_board_size",
                ServedCommand.answering(
                        () -> SessionCommands.size(game.position().board())));
        commands.put("gogui-rules_legal_moves", ServedCommand.answering(() -> legalMoves(game)));
        commands.put(
                "gogui-rules_side_to_move",
                ServedCommand.answering(() -> game.game().toMove().toString().toLowerCase(Locale.ROOT)));
        commands.put("gogui-rules_final_result", ServedCommand.answering(() -> finalResult(game)));
        // The stones that Black has captured, which are White's, and then those that White has (GoGui's manual,
        // "Rules").
        commands.put(
                "gogui-rules_captured_count",
                ServedCommand.answering(() -> game.lost(Color.WHITE) + " " + game.lost(Color.BLACK)));
    }

    /**
     * A pass is a move like any other here, so nothing at all means that the game is over. In a stopped one these are the
     * moves by which it goes on.
     */
    private static String legalMoves(ServedGame game) {
        Game next = game.next();
        String pass = next.rule(Move.PASS) instanceof Ruling.Made ? "pass" : "";
        return next.legalPlays().stream().map(point -> point + " ").collect(Collectors.joining()) + pass;
    }

    private static String finalResult(ServedGame game) {
        return game.done() ? game.result() : "unknown";
    }
}
