package touchstone.browser;

import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What pages need to judge records. */
public final class JudgeRules {

    private JudgeRules() {}

    /** Where the compiler begins; it does nothing. */
    public static void main(String[] arguments) {
        // What is exported is called by name.
    }

    /**
     * @param book the rulesets and clauses, as {@link PackageScripts} writes them
     * @param options see {@link ScriptJudge}
     */
    @JSExport
    public static ScriptJudge newJudge(JSObject book, JSObject options) {
        return new ScriptJudge(new ScriptRulesets(book), ScriptObject.read(options, "options"));
    }

    /** A text as the file of judged games has it. */
    @JSExport
    public static String quoted(String text) {
        return ScriptJson.of(text, 0);
    }
}
