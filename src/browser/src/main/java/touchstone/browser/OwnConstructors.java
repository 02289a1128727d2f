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

    /** An array is an object too, so it calls the constructor of all objects. */
    private static final Pattern OF_ARRAY =
            Pattern.compile("(function JavaArray\\(data\\)\\s*\\{)\\s*\\([\\w$]+\\(\\)\\)\\.call\\(this\\);");

    /** What makes an array of numbers of 32 bits, all of them 0. */
    private static final Pattern NUMBERS =
            Pattern.compile("([\\w$]+)=\\s*sz=>\\s*new\\s+([\\w$]+)\\(\\s*new\\s+Int32Array\\s*\\(sz\\)\\s*\\)");

    /** What makes one of numbers that are known. */
    private static final Pattern KNOWN_NUMBERS =
            Pattern.compile("let\\s+buffer=\\s*new\\s+Int32Array\\s*\\(data\\.length\\);\\s*buffer\\.set\\(data\\);"
                    + "\\s*return\\s+new\\s+([\\w$]+)\\(buffer\\);");

    /** What copies an array: it looks up each time what kind of array that is. */
    private static final Pattern COPY =
            Pattern.compile("let\\s+dataCopy;[^\\x00]*?return\\s+new\\s*\\([^;]*\\)\\s*\\(dataCopy\\);");

    private OwnConstructors() {}

    /** What all scripts need. */
    static String ofAll(String compiled) {
        return ofObjects(ofNumbers(compiled));
    }

    /**
     * The two fields stand in the prototype until somebody sets them, which is seldom. So no constructor has them to write, nor another
     * constructor to call for it.
     */
    private static String ofObjects(String compiled) {
        MatchResult object = found(OBJECT, compiled);
        String name = object.group(1);
        String without = replaced(compiled, object, "function " + name + "(){}");
        MatchResult exports = found(EXPORTS, without);
        String moved = replaced(
                without,
                exports,
                name + ".prototype." + object.group(2) + "=null;" + name + ".prototype.$id$=0;\n" + exports.group());
        return Pattern.compile("(?<![\\w$.])" + Pattern.quote(name) + "\\.call\\(\\w+\\);")
                .matcher(OF_ARRAY.matcher(moved).replaceAll("$1"))
                .replaceAll("");
    }

    /** Numbers of 32 bits are kept in JavaScript's own arrays. Each play makes some, and typed ones are slow to make and to copy. */
    private static String ofNumbers(String compiled) {
        MatchResult copy = found(COPY, compiled);
        String copied = replaced(compiled, copy, "return new this.constructor(this.data.slice());");
        MatchResult known = found(KNOWN_NUMBERS, copied);
        String kept = replaced(copied, known, "return new " + known.group(1) + "(Array.from(data));");
        MatchResult zeros = found(NUMBERS, kept);
        return replaced(
                kept,
                zeros,
                "%s=sz=>{let data=new Array(sz);for(let i=0;i<sz;++i){data[i]=0;}return new %s(data);}"
                        .formatted(zeros.group(1), zeros.group(2)));
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
