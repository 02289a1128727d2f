package touchstone.browser;

import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.reference.Point;
import touchstone.spi.status.StoneStatus;

/** A game that also does what a controller asks for, as the Go Text Protocol has it: moves taken back, records loaded, and so on. */
public final class ControlledScriptGame extends ScriptGame {

    private List<Point> handicapStones = List.of();

    ControlledScriptGame(ControlledGame controlled) {
        super(controlled);
    }

    @JSExport
    public JSObject request(JSObject asked) {
        try {
            List<Point> named = controlled().carryOut(ScriptStatements.request(asked));
            handicapStones = named.isEmpty() ? handicapStones : named;
            return ScriptAnswers.accepted();
        } catch (RequestDeclinedException declined) {
            return ScriptAnswers.declined(declined.getMessage());
        }
    }

    @JSExport
    public String[] handicapStones() {
        return array(handicapStones.stream().map(Point::toString).toList());
    }

    /** The stones of a status by the Japanese rules, in the position as it stands. */
    @JSExport
    public String[] statuses(String status) {
        return array(ScriptWords.of(controlled().statuses(ScriptWords.named(StoneStatus.values(), status))));
    }

    /** The move of a simple player, made. */
    @JSExport
    public String move(String player) {
        return controlled().generated(ScriptWords.color(player)).toString();
    }
}
