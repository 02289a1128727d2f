package touchstone.browser;

import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.Score;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Counting;

/**
 * One game, which changes with each move that is made. A method answers the request of its name in the subject protocol. What is
 * not understood is an {@link IllegalArgumentException}, an error in JavaScript, and changes nothing.
 */
public class ScriptGame {

    private final ControlledGame controlled;

    ScriptGame(ControlledGame controlled) {
        this.controlled = controlled;
    }

    final ControlledGame controlled() {
        return controlled;
    }

    private Game game() {
        return controlled.game();
    }

    /** Begins another game by the same rules. */
    @JSExport
    public void begin(JSObject start) {
        controlled.begin(ScriptStatements.start(start));
    }

    /** By which rules it plays, as a value for each axis. */
    @JSExport
    public JSObject rules() {
        ScriptObject axes = ScriptObject.empty();
        for (Choice choice : controlled.stated().choices()) {
            axes.with(choice.axis().id(), choice.id());
        }
        return axes.object();
    }

    @JSExport
    public JSObject make(String player, String move) {
        Ruling ruling = game().rule(ScriptWords.color(player), ScriptWords.move(move));
        if (ruling instanceof Ruling.Made made) {
            controlled.game(made.after());
        }
        return ScriptAnswers.of(ruling);
    }

    @JSExport
    public JSObject ask(String player, String move) {
        return ScriptAnswers.of(game().rule(ScriptWords.color(player), ScriptWords.move(move)));
    }

    @JSExport
    public JSObject say(JSObject statement) {
        Ruling ruling = game().rule(ScriptStatements.statement(statement, game().board()));
        if (ruling instanceof Ruling.Agreed agreed) {
            controlled.game(agreed.after());
        }
        return ScriptAnswers.of(ruling);
    }

    @JSExport
    public JSObject maySay(JSObject statement) {
        return ScriptAnswers.of(game().rule(ScriptStatements.statement(statement, game().board())));
    }

    @JSExport
    public String[] position() {
        return array(ScriptWords.of(game().position()));
    }

    /** What stands when the dead stones have been taken off. */
    @JSExport
    public String[] finalPosition() {
        return array(ScriptWords.of(controlled.rules().finalPosition(game())));
    }

    /** How many stones each player has where the rules count them out: half as many as the board has points, rounded down. */
    @JSExport
    public int supply() {
        return new VariantRules(controlled.stated()).supply(game().board());
    }

    @JSExport
    public String[] legalPlays(String player) {
        return array(ScriptWords.of(game().legalPlays(ScriptWords.color(player))));
    }

    @JSExport
    public String[] chain(String point) {
        return array(ScriptWords.of(controlled.rules().connected(game().position(), Point.parse(point))));
    }

    @JSExport
    public String[] liberties(String point) {
        return array(ScriptWords.of(controlled.rules().liberties(game().position(), Point.parse(point))));
    }

    @JSExport
    public int prisoners(String player) {
        return controlled.shownPrisoners(ScriptWords.color(player));
    }

    @JSExport
    public String toMove() {
        return ScriptWords.of(game().toMove());
    }

    @JSExport
    public boolean over() {
        return game().over();
    }

    @JSExport
    public String phase() {
        return ScriptWords.of(game().phase());
    }

    @JSExport
    public JSObject outcome() {
        return ScriptAnswers.of(game().outcome());
    }

    @JSExport
    public double lead() {
        return controlled.lead().doubleValue();
    }

    @JSExport
    public JSObject score() {
        Score score = game().score();
        return ScriptAnswers.of(
                new Score(score.black(), score.white() + controlled.komi().doubleValue()));
    }

    @JSExport
    public String[] territory(String player) {
        Color owner = ScriptWords.color(player);
        return array(ScriptWords.of(controlled.rules().territory(game(), owner)));
    }

    @JSExport
    public JSObject count(String way) {
        return ScriptAnswers.of(controlled.rules().count(game(), ScriptWords.named(Counting.values(), way)));
    }

    /** In points for White: what the players agreed on, and what was requested. */
    @JSExport
    public double komi() {
        return game().course().terms().komi() + controlled.komi().doubleValue();
    }

    @JSExport
    public boolean plays(int width, int height) {
        return controlled.rules().plays(Board.of(width, height));
    }

    static String[] array(List<String> words) {
        return words.toArray(new String[0]);
    }
}
