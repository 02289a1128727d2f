package touchstone.suite.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines that may be sent to any program that lists their commands: they change nothing but its game, and take no time. What a
 * command of another name does nobody can know, so none is sent.
 */
public final class HarmlessCommands {

    private static final List<String> LINES = List.of(
            "protocol_version",
            "name",
            "version",
            "known_command name",
            "list_commands",
            "boardsize 9",
            "clear_board",
            "komi 6.5",
            "play black C3",
            "undo",
            "clear_board",
            "fixed_handicap 2",
            "clear_board",
            "set_free_handicap C3 G7",
            "clear_board",
            "time_settings 600 60 25",
            "time_left black 600 0",
            "showboard",
            "query_boardsize",
            "get_komi",
            "get_handicap",
            "list_stones black",
            "captures black",
            "color C3",
            "is_legal black C3",
            "all_legal black",
            "last_move",
            "move_history",
            "gogui-rules_board",
            "gogui-rules_board_size",
            "gogui-rules_side_to_move",
            "gogui-rules_captured_count",
            "gogui-rules_legal_moves",
            "kata-get-rules");

    private HarmlessCommands() {}

    /** Those whose commands are listed, in an order in which each can succeed. */
    public static List<String> of(List<String> listed) {
        List<String> lines = new ArrayList<>(LINES);
        lines.removeIf(line -> !listed.contains(line.split(" ", 2)[0]));
        return List.copyOf(lines);
    }
}
