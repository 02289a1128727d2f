package touchstone.browser;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What pages need of the rules: the same without a controller's requests, which no page makes. A third of the size. */
public final class PageRules {

    private PageRules() {}

    /** Where the compiler begins; it does nothing. */
    public static void main(String[] arguments) {
        // What is exported is called by name.
    }

    /** @see ScriptAxes#game */
    @JSExport
    public static ScriptGame newGame(JSObject axes) {
        return new ScriptGame(ScriptAxes.game(axes));
    }

    /** @see ScriptAxes#all */
    @JSExport
    public static JSObject axes() {
        return ScriptAxes.all();
    }
}
