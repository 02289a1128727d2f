package touchstone.mutants.gtp;

import static touchstone.mutants.Mutant.mutant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import touchstone.mutants.Mutant;
import touchstone.mutants.MutantSource;
import touchstone.mutants.speech.SpeechFault;

/** Mutants that draw the board wrongly, or do something else with it: section 6.3.6, showboard. */
public final class ShowboardLineMutants implements MutantSource {

    private static final String SHOWBOARD = "showboard";

    @Override
    public List<Mutant> mutants() {
        return List.of(
                mutant("board-not-in-the-answer", "answers nothing where it should answer a drawing of the board")
                        .speaking("gtp.6.3.6", drawing(board -> ""))
                        .seenIn("leela-zero")
                        .touching("gtp.5.1", "gtp.6.3.6.*"),
                mutant("no-board-after-two-passes", "draws no board after two passes")
                        .speaking("gtp.6.3.6", AlteredEngine.refusing(SHOWBOARD, (engine, words) -> engine.passed(2))),
                mutant("board-in-one-line", "draws the board in one line")
                        .speaking("gtp.6.3.6", drawing(board -> board.replaceAll("\\n+", " / ")))
                        .touching("gtp.5.1", "gtp.6.3.6.*"),
                mutant("board-upside-down", "draws the first line above the others, with the numbers of the others")
                        .speaking("gtp.6.3.6.stones", drawing(ShowboardLineMutants::upsideDown))
                        .touching("gtp.5.1"),
                mutant("stones-drawn-in-the-other-color", "draws Black's stones as White's and White's as Black's")
                        .speaking("gtp.6.3.6.stones", drawing(board -> board.replace(" X", " Y")
                                .replace(" O", " X")
                                .replace(" Y", " O")))
                        .touching("gtp.5.1"),
                mutant("marked-points-drawn-as-stones", "draws a stone on every marked point")
                        .speaking("gtp.6.3.6.stones", drawing(board -> board.replace('+', 'X')))
                        .touching("gtp.5.1"),
                mutant("board-before-the-undo", "draws the board before the last move was taken back")
                        .speaking("gtp.6.3.6.stones", AlteredEngine.altered(ShowboardLineMutants::beforeUndo))
                        .touching("gtp.5.1"),
                mutant("drawing-is-a-pass", "passes when the board is shown")
                        .speaking(
                                "gtp.6.3.6.effects",
                                AlteredEngine.afterwards(SHOWBOARD, engine -> engine.takes("play", "black", "pass")))
                        .touching("gtp.5.*", "gtp.2.*", "gtp.3.*", "gtp.6.3.1.effects", "gtp.6.3.4.*", "gtp.6.3.5.*"),
                mutant("drawing-takes-back", "takes back a move when the board is shown")
                        .speaking(
                                "gtp.6.3.6.effects",
                                AlteredEngine.afterwards(SHOWBOARD, engine -> engine.takes("undo")))
                        .touching("gtp.5.*", "gtp.6.3.6.*", "gtp.6.3.1.effects", "gtp.6.3.4.*", "gtp.6.3.5.*"));
    }

    private static SpeechFault drawing(UnaryOperator<String> drawing) {
        return AlteredEngine.altered(
                engine -> engine.instead(SHOWBOARD, arguments -> drawing.apply(engine.does(SHOWBOARD, arguments))));
    }

    /** The points of the rows change places, the numbers at their sides don't. */
    private static String upsideDown(String board) {
        List<String> lines = board.lines().toList();
        List<String> points = new ArrayList<>();
        lines.stream()
                .filter(line -> line.matches(" ?[0-9]+ .*"))
                .forEach(line -> points.add(line.replaceAll("[0-9]", "")));
        Collections.reverse(points);
        List<String> turned = new ArrayList<>();
        int row = 0;
        for (String line : lines) {
            String number = line.replaceAll("\\D+$", "").trim().split(" ")[0];
            turned.add(
                    line.matches(" ?[0-9]+ .*")
                            ? number + " " + points.get(row++).trim() + " " + number
                            : line);
        }
        return String.join("\n", turned);
    }

    private static void beforeUndo(AlteredEngine engine) {
        List<String> before = new ArrayList<>();
        for (String command : List.of("play", "undo", "clear_board", "genmove", "set_free_handicap", "boardsize")) {
            engine.instead(command, arguments -> {
                String drawn = engine.does(SHOWBOARD);
                String answer = engine.does(command, arguments);
                before.clear();
                if (command.equals("undo")) {
                    before.add(drawn);
                }
                return answer;
            });
        }
        engine.instead(SHOWBOARD, arguments -> before.isEmpty() ? engine.does(SHOWBOARD, arguments) : before.get(0));
    }
}
