package touchstone.browser;

import org.teavm.jso.JSByRef;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What pages need of the rules, and to read records: the same without a controller's requests, which no page makes. A third of the size. */
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

    /** @see ScriptRecord#of(byte[]) */
    @JSExport
    public static JSObject readRecord(@JSByRef byte[] bytes) {
        return ScriptRecord.of(bytes);
    }

    /** @see ScriptAxes#all */
    @JSExport
    public static JSObject axes() {
        return ScriptAxes.all();
    }
}
