package touchstone.browser;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What the package of npm exports: functions whose games do all that the subject protocol asks for. */
public final class TouchstoneRules {

    private TouchstoneRules() {}

    /** Where the compiler begins; it does nothing. */
    public static void main(String[] arguments) {
        // What is exported is called by name.
    }

    /** @see ScriptAxes#game */
    @JSExport
    public static ControlledScriptGame newGame(JSObject axes) {
        return new ControlledScriptGame(ScriptAxes.game(axes));
    }

    /** @see ScriptAxes#all */
    @JSExport
    public static JSObject axes() {
        return ScriptAxes.all();
    }
}
