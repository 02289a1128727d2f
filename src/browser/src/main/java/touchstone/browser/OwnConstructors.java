package touchstone.browser;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gives what is compiled constructors that run fast. A virtual machine of JavaScript learns at each place of a text which kind of object
 * comes by, and gives up where there are many kinds. TeaVM has one text for the two fields that every object has, and one for arrays of
 * every kind. Part of the build, and of no program.
 */
final class OwnConstructors {

    /** The constructor of all objects: who holds the monitor, and the hash. */
    private static final Pattern OBJECT =
            Pattern.compile("function ([\\w$]+)\\(\\)\\{this\\.([\\w$]+)=null;this\\.\\$id\\$=0;}");

    private static final Pattern EXPORTS = Pattern.compile("export\\s*\\{[^}]*};?\\s*$");

    /** What makes the constructor of arrays, given the class of their elements. */
    private static final Pattern ARRAY =
            Pattern.compile("([\\w$]+)=\\s*(cls=>\\{let result=cls\\.\\$array;[^\\x00]*?return result;})");

    private OwnConstructors() {}

    /** The two fields stand in the prototype until somebody sets them, which is seldom, so that no constructor has them to write. */
    static String ofObjects(String compiled) {
        MatchResult object = found(OBJECT, compiled);
        String prototype = object.group(1) + ".prototype.";
        String without = replaced(compiled, object, "function " + object.group(1) + "(){}");
        MatchResult exports = found(EXPORTS, without);
        return replaced(
                without, exports, prototype + object.group(2) + "=null;" + prototype + "$id$=0;\n" + exports.group());
    }

    /** Arrays of numbers of each kind have a constructor of their own. */
    static String ofArrays(String compiled) {
        MatchResult array = found(ARRAY, compiled);
        return Pattern.compile("=" + Pattern.quote(array.group(1)) + "\\((?!cls\\))([\\w$]+)\\)(?=[,;])")
                .matcher(compiled)
                .replaceAll(made -> Matcher.quoteReplacement("=(" + array.group(2) + ")(" + made.group(1) + ")"));
    }

    private static MatchResult found(Pattern pattern, String compiled) {
        Matcher matcher = pattern.matcher(compiled);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in what is compiled; has TeaVM been changed?");
        }
        return matcher.toMatchResult();
    }

    private static String replaced(String text, MatchResult old, String by) {
        return text.substring(0, old.start()) + by + text.substring(old.end());
    }
}
