package touchstone.gtp.server;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/** GoGui's ruler protocol, by which an arbiter of any game can be observed, and what GoGui asks to know what it can offer. */
final class RulerCommands {

    /** What GoGui shows in a menu: the kind of answer, a label, and the command with the letters of its arguments. */
    private static final List<String> ANALYZE_COMMANDS = List.of(
            "plist/Legal Moves/all_legal %c",
            "plist/Liberties/findlib %p",
            "plist/Chain/worm_stones %p",
            "plist/Territory of Black/final_status_list black_territory",
            "plist/Territory of White/final_status_list white_territory",
            "string/Score/final_score",
            "string/Rules/kata-get-rules",
            "string/Moves/move_history");

    private RulerCommands() {}

    static void add(Map<String, ServedCommand> commands, ServedGame game) {
        commands.put("gogui-analyze_commands", ServedCommand.answering(() -> String.join("\n", ANALYZE_COMMANDS)));
        // No command takes so long that there would be anything left of it to interrupt.
        commands.put("gogui-interrupt", ServedCommand.doing(() -> {}));
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
