package touchstone.browser;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.teavm.jso.JSBody;

/**
 * JSON as {@link touchstone.suite.result.VisibleJson} writes it on the JVM, to the last space: Jackson, which does it there, is not for
 * pages.
 */
final class ScriptJson {

    private static final String ESCAPED = "\"\\\b\t\n\f\r";
    private static final String LETTERS = "\"\\btnfr";
    private static final int DELETE = 0x7F;

    private final StringBuilder text = new StringBuilder();
    private int depth;

    private ScriptJson(int depth) {
        this.depth = depth;
    }

    /**
     * @param value a text, a number, a truth value, or a list or map of such
     * @param depth how many objects it stands in
     */
    static String of(Object value, int depth) {
        ScriptJson json = new ScriptJson(depth);
        json.write(value);
        return json.text.toString();
    }

    private void write(Object value) {
        if (value instanceof Map<?, ?> map) {
            write(map);
        } else if (value instanceof List<?> list) {
            write(list);
        } else if (value instanceof String string) {
            write(string);
        } else {
            text.append(Objects.requireNonNull(value));
        }
    }

    private void write(Map<?, ?> map) {
        text.append('{');
        depth++;
        String separator = "";
        for (Map.Entry<?, ?> field : map.entrySet()) {
            text.append(separator).append('\n').append("  ".repeat(depth));
            write(field.getKey());
            text.append(" : ");
            write(field.getValue());
            separator = ",";
        }
        depth--;
        text.append(map.isEmpty() ? " " : "\n" + "  ".repeat(depth)).append('}');
    }

    private void write(List<?> list) {
        text.append('[');
        for (Iterator<?> elements = list.iterator(); elements.hasNext(); ) {
            text.append(' ');
            write(elements.next());
            text.append(elements.hasNext() ? "," : "");
        }
        text.append(" ]");
    }

    private void write(String string) {
        text.append('"');
        for (int i = 0; i < string.length(); i++) {
            char sign = string.charAt(i);
            int escaped = ESCAPED.indexOf(sign);
            if (escaped >= 0) {
                text.append('\\').append(LETTERS.charAt(escaped));
            } else if (sign < ' ' || sign >= DELETE && isHidden(sign)) {
                String digits = Integer.toHexString(sign).toUpperCase(Locale.ROOT);
                text.append("\\u").append("0".repeat(4 - digits.length())).append(digits);
            } else {
                text.append(sign);
            }
        }
        text.append('"');
    }

    /** As the browser's tables have it: those of the compiled Character know nothing of Chinese. */
    @JSBody(
            params = "sign",
            script = "return new RegExp('[\\\\p{Cc}\\\\p{Cf}\\\\p{Cs}\\\\p{Zl}\\\\p{Zp}\\\\p{Cn}]', 'u')"
                    + ".test(String.fromCharCode(sign))")
    private static native boolean isHidden(char sign);
}
