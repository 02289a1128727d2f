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
        commands.put("gogui-rules_game_id", none -> "Go");
        commands.put("gogui-rules_board", none -> game.position().toString());
        commands.put(
                "gogui-rules_board_size",
                none -> SessionCommands.size(game.position().board()));
        commands.put("gogui-rules_legal_moves", none -> legalMoves(game));
        commands.put(
                "gogui-rules_side_to_move",
                none -> game.game().toMove().toString().toLowerCase(Locale.ROOT));
        commands.put("gogui-rules_final_result", none -> finalResult(game));
        commands.put("gogui-rules_captured_count", none -> game.lost(Color.BLACK) + " " + game.lost(Color.WHITE));
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
