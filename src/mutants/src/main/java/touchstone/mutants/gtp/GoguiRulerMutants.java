package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import touchstone.gtp.server.Arguments;
import touchstone.gtp.server.ServedCommand;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that get the commands wrong by which GoGui sees an arbiter of the game. */
public final class GoguiRulerMutants implements MutantSource {

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("gogui-game-in-small-letters", "calls its game go")
                        .speaking(
                                "gogui.rules.game-id", SpeechFault.telling("gogui-rules_game_id", String::toLowerCase)),
                mutant("gogui-board-from-below", "draws the board for GoGui from the bottom to the top")
                        .speaking(
                                "gogui.rules.board",
                                SpeechFault.telling("gogui-rules_board", GoguiRulerMutants::upsideDown))
                        .touching("*"),
                mutant("gogui-board-colors-swapped", "draws the stones of the board for GoGui in each other's color")
                        .speaking("gogui.rules.board", SpeechFault.telling("gogui-rules_board", text -> text.replace(
                                        'X', 'x')
                                .replace('O', 'X')
                                .replace('x', 'O')))
                        .touching("*"),
                mutant("gogui-board-with-crosses", "draws empty points of the board for GoGui as crosses")
                        .speaking(
                                "gogui.rules.board",
                                SpeechFault.telling("gogui-rules_board", text -> text.replace('.', '+')))
                        .touching("*"),
                mutant("gogui-size-with-x", "tells GoGui the size of the board as 9x9")
                        .speaking(
                                "gogui.rules.board-size",
                                SpeechFault.telling("gogui-rules_board_size", size -> size + "x" + size)),
                mutant("gogui-size-19", "tells GoGui that every board has 19 lines")
                        .speaking(
                                "gogui.rules.board-size", SpeechFault.telling("gogui-rules_board_size", size -> "19")),
                mutant("gogui-legal-moves-without-pass", "does not tell GoGui that a player may pass")
                        .speaking(
                                "gogui.rules.legal-moves",
                                SpeechFault.telling("gogui-rules_legal_moves", moves -> moves.replace("pass", ""))),
                mutant("gogui-legal-moves-on-stones", "tells GoGui that points with stones are legal")
                        .speaking("gogui.rules.legal-moves", SpeechFault.commands(GoguiRulerMutants::legalOnStones)),
                mutant("gogui-legal-moves-of-black", "tells GoGui no legal move in White's turn")
                        .speaking("gogui.rules.legal-moves", SpeechFault.commands(GoguiRulerMutants::legalForBlack)),
                mutant("gogui-legal-moves-in-column-i", "tells GoGui of legal moves in a column I")
                        .speaking(
                                "gogui.rules.legal-moves",
                                SpeechFault.telling("gogui-rules_legal_moves", moves -> moves.replace('J', 'I'))),
                mutant("gogui-turn-of-black", "tells GoGui that it is always Black's turn")
                        .speaking(
                                "gogui.rules.side-to-move",
                                SpeechFault.telling("gogui-rules_side_to_move", color -> "black"))
                        .touching("gogui.setup-player"),
                mutant("gogui-turn-as-number", "tells GoGui whose turn it is as 1 or 2")
                        .speaking(
                                "gogui.rules.side-to-move",
                                SpeechFault.telling(
                                        "gogui-rules_side_to_move", color -> color.equals("black") ? "1" : "2"))
                        .touching("gogui.setup-player"),
                mutant("gogui-turn-after-stones-alone", "counts no pass as a move when it tells GoGui whose turn it is")
                        .speaking("gogui.rules.side-to-move", SpeechFault.commands(GoguiRulerMutants::turnAfterStones))
                        .touching("gogui.setup-player"),
                mutant("gogui-captures-swapped", "tells GoGui White's captures first")
                        .speaking(
                                "gogui.rules.captured-count",
                                SpeechFault.telling("gogui-rules_captured_count", GoguiRulerMutants::swapped)),
                mutant("gogui-captures-as-one-number", "tells GoGui only how many stones Black has captured")
                        .speaking(
                                "gogui.rules.captured-count",
                                SpeechFault.telling("gogui-rules_captured_count", counts -> counts.split(" ")[0])),
                mutant("gogui-result-silent", "has no text for GoGui when the game is over")
                        .speaking(
                                "gogui.rules.final-result",
                                SpeechFault.telling("gogui-rules_final_result", result -> "")),
                mutant("gogui-menu-without-slashes", "separates the parts of the menu for GoGui by colons")
                        .speaking(
                                "gogui.analyze-commands",
                                SpeechFault.telling("gogui-analyze_commands", menu -> menu.replace('/', ':'))),
                mutant("gogui-menu-of-missing-command", "offers GoGui a command that it does not have")
                        .speaking(
                                "gogui.analyze-commands",
                                SpeechFault.telling(
                                        "gogui-analyze_commands", menu -> menu + "\nplist/Eyes/list_eyes %c")),
                mutant("gogui-interrupt-answered", "answers the comment that interrupts")
                        .speaking(
                                "gogui.interrupt",
                                SpeechFault.answering(
                                        (line, answer) -> line.strip().equals("# interrupt") ? "= \n\n" : answer)));
    }

    private static String upsideDown(String drawing) {
        List<String> rows = new ArrayList<>(drawing.lines().toList());
        Collections.reverse(rows);
        return String.join("\n", rows);
    }

    private static String swapped(String counts) {
        String[] both = counts.split(" ");
        return both[1] + " " + both[0];
    }

    private static void legalOnStones(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-rules_legal_moves");
        ServedCommand stones = all.get("list_stones");
        all.put(
                "gogui-rules_legal_moves",
                arguments -> right.carryOut(arguments) + " " + stones.carryOut(new Arguments(List.of("black"))) + " "
                        + stones.carryOut(new Arguments(List.of("white"))));
    }

    private static void legalForBlack(Map<String, ServedCommand> all) {
        ServedCommand right = all.get("gogui-rules_legal_moves");
        ServedCommand turn = all.get("gogui-rules_side_to_move");
        all.put(
                "gogui-rules_legal_moves",
                arguments -> turn.carryOut(arguments).equals("black") ? right.carryOut(arguments) : "");
    }

    /** It is the turn of whoever has not placed the last stone. */
    private static void turnAfterStones(Map<String, ServedCommand> all) {
        ServedCommand history = all.get("move_history");
        all.put("gogui-rules_side_to_move", arguments -> history.carryOut(arguments)
                .lines()
                .filter(move -> !move.endsWith("PASS"))
                .findFirst()
                .filter(move -> move.startsWith("black"))
                .map(move -> "white")
                .orElse("black"));
    }
}
