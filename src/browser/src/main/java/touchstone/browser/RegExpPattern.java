package touchstone.browser;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * What stands in the place of {@code java.util.regex.Pattern} in scripts ({@code META-INF/teavm.properties}): patterns are matched by
 * JavaScript's own means, as TeaVM's are a fifth of a script for pages. It has what the compiled classes call; a pattern that JavaScript does
 * not know, such as a possessive one, is an error when it is made.
 */
public final class RegExpPattern {

    /** What Java takes for white space, and JavaScript for a part of it. */
    private static final String SPACES = " \\t\\n\\x0B\\f\\r";

    private static final String WITHOUT_CASE = "(?i)";

    private final String pattern;
    private final JSObject anywhere;
    private final JSObject here;
    private final JSObject whole;

    private RegExpPattern(String pattern) {
        this.pattern = pattern;
        boolean withoutCase = pattern.startsWith(WITHOUT_CASE);
        String source = translated(withoutCase ? pattern.substring(WITHOUT_CASE.length()) : pattern);
        // Java knows nothing of other alphabets where case does not matter, nor does JavaScript without its sign for
        // Unicode.
        String flags = withoutCase ? "i" : "u";
        this.anywhere = expression(source, flags + "g");
        this.here = expression(source, flags + "y");
        this.whole = expression("(?:" + source + ")$", flags + "y");
    }

    public static RegExpPattern compile(String pattern) {
        return new RegExpPattern(pattern);
    }

    /** As {@link String#split(String, int)}. */
    public String[] split(CharSequence text, int limit) {
        List<String> parts = new ArrayList<>();
        RegExpMatcher separator = matcher(text);
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && separator.find()) {
            if (separator.end() > 0) {
                parts.add(text.subSequence(from, separator.start()).toString());
                from = separator.end();
            }
        }
        parts.add(text.subSequence(from, text.length()).toString());
        while (limit == 0 && parts.size() > 1 && parts.get(parts.size() - 1).isEmpty()) {
            parts.remove(parts.size() - 1);
        }
        return parts.toArray(String[]::new);
    }

    public static boolean matches(String pattern, CharSequence text) {
        return compile(pattern).matcher(text).matches();
    }

    /** In JavaScript's words. */
    static String translated(String pattern) {
        StringBuilder translated = new StringBuilder();
        boolean inClass = false;
        for (int i = 0; i < pattern.length(); i++) {
            char sign = pattern.charAt(i);
            if (sign == '\\') {
                i++;
                char escaped = pattern.charAt(i);
                translated.append(escaped != 's' ? "\\" + escaped : inClass ? SPACES : "[" + SPACES + "]");
            } else if (inClass) {
                inClass = sign != ']';
                translated.append(sign);
            } else {
                inClass = sign == '[';
                translated.append(sign == '.' ? "[^\\n\\r\\x85\\u2028\\u2029]" : sign);
            }
        }
        return translated.toString();
    }

    public RegExpMatcher matcher(CharSequence text) {
        return new RegExpMatcher(this, text.toString());
    }

    public String pattern() {
        return pattern;
    }

    @Override
    public String toString() {
        return pattern;
    }

    /** A match anywhere from an index on; null if there is none. So with the others. */
    JSObject anywhere(String text, int from) {
        return found(anywhere, text, from);
    }

    /** One that begins at the index. */
    JSObject here(String text, int from) {
        return found(here, text, from);
    }

    /** One that begins there and ends with the text. */
    JSObject whole(String text, int from) {
        return found(whole, text, from);
    }

    @JSBody(
            params = {"source", "flags"},
            script = "return new RegExp(source, flags)")
    private static native JSObject expression(String source, String flags);

    @JSBody(
            params = {"expression", "text", "from"},
            script = "expression.lastIndex = from; return expression.exec(text)")
    private static native JSObject found(JSObject expression, String text, int from);
}
