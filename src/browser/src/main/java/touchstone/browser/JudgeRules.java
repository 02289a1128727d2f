package touchstone.browser;

import org.teavm.jso.JSByRef;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** What pages need to read and judge records. */
public final class JudgeRules {

    private JudgeRules() {}

    /** Where the compiler begins; it does nothing. */
    public static void main(String[] arguments) {
        // What is exported is called by name.
    }

    /**
     * @param book the rulesets and clauses, as {@link PackageScripts} writes them
     * @param wanted names of rulesets to judge by; none for those that the records name
     */
    @JSExport
    public static ScriptJudge newJudge(JSObject book, String[] wanted) {
        return new ScriptJudge(new ScriptRulesets(book), wanted);
    }

    /** @see ScriptRecord#of(byte[]) */
    @JSExport
    public static JSObject readRecord(@JSByRef byte[] bytes) {
        return ScriptRecord.of(bytes);
    }

    /** A text as the file of judged games has it. */
    @JSExport
    public static String quoted(String text) {
        return ScriptJson.of(text, 0);
    }
}
