package touchstone.browser;

import java.util.LinkedHashMap;
import java.util.Map;
import org.teavm.jso.JSBody;
import touchstone.rules.KataRulesException;

/**
 * What stands in the place of {@code touchstone.rules.KataJson} in scripts ({@code META-INF/teavm.properties}): JavaScript reads JSON itself,
 * and Jackson is not for pages.
 */
public final class ScriptKataJson {

    private ScriptKataJson() {}

    /**
     * The values of axes, by their names.
     *
     * @throws KataRulesException if the text is no JSON
     */
    static Map<String, String> axes(String text) {
        String[] fields = fields(text);
        if (fields == null) {
            throw new KataRulesException("the rules are no JSON");
        }
        Map<String, String> axes = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            axes.put(fields[i], fields[i + 1]);
        }
        return axes;
    }

    /** Names and values by turns; null if it is no JSON. */
    @JSBody(
            params = "text",
            script = "try { return Object.entries(JSON.parse(text)).map(function (field) {"
                    + " return [field[0], typeof field[1] === 'object' && field[1] !== null ? '' : String(field[1])] }).flat() }"
                    + " catch (fault) { return null }")
    private static native String[] fields(String text);
}
