package touchstone.browser;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** What stands in the place of {@code java.util.regex.Matcher} in scripts, see {@link RegExpPattern}. */
public final class RegExpMatcher {

    private final RegExpPattern pattern;
    private String text;
    private int from;
    private JSObject match;

    RegExpMatcher(RegExpPattern pattern, String text) {
        this.pattern = pattern;
        this.text = text;
    }

    /** What lies beyond the end is not seen any more; what lies before the beginning is. */
    public RegExpMatcher region(int start, int end) {
        text = end < text.length() ? text.substring(0, end) : text;
        from = start;
        match = null;
        return this;
    }

    public boolean matches() {
        return took(pattern.whole(text, from));
    }

    public boolean lookingAt() {
        return took(pattern.here(text, from));
    }

    public boolean find() {
        int next = match == null ? from : end() == start() ? end() + 1 : end();
        return took(next <= text.length() ? pattern.anywhere(text, next) : null);
    }

    public boolean find(int start) {
        return took(pattern.anywhere(text, start));
    }

    private boolean took(JSObject found) {
        match = found;
        return found != null;
    }

    public String group() {
        return group(0);
    }

    /** Null if the group took no part in it. */
    public String group(int number) {
        return group(found(), number);
    }

    public int start() {
        return index(found());
    }

    public int end() {
        return start() + group().length();
    }

    private JSObject found() {
        if (match == null) {
            throw new IllegalStateException("No match found");
        }
        return match;
    }

    public String replaceAll(String replacement) {
        return replaced(replacement, false);
    }

    public String replaceFirst(String replacement) {
        return replaced(replacement, true);
    }

    private String replaced(String replacement, boolean once) {
        if (replacement.indexOf('$') >= 0 || replacement.indexOf('\\') >= 0) {
            throw new UnsupportedOperationException("a replacement that refers to groups: " + replacement);
        }
        StringBuilder replaced = new StringBuilder();
        int kept = 0;
        match = null;
        from = 0;
        while (find()) {
            replaced.append(text, kept, start()).append(replacement);
            kept = end();
            if (once) {
                break;
            }
        }
        return replaced.append(text, kept, text.length()).toString();
    }

    @JSBody(
            params = {"match", "number"},
            script = "return match[number] === undefined ? null : match[number]")
    private static native String group(JSObject match, int number);

    @JSBody(params = "match", script = "return match.index")
    private static native int index(JSObject match);
}
