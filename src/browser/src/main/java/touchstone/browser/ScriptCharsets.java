package touchstone.browser;

import java.io.IOException;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSByRef;
import touchstone.formats.sgf.NamedCharsets;
import touchstone.formats.sgf.RecordBytes;

/** The character sets of a browser. */
final class ScriptCharsets implements NamedCharsets {

    /** What browsers take for Windows-1252, which has letters where these have none. */
    private static final Pattern LATIN = Pattern.compile("(?i)iso[-_]?8859-1|latin-?1|l1|us-ascii|ascii");

    private static boolean isLatin(String name) {
        return LATIN.matcher(name).matches();
    }

    @Override
    public boolean knows(String name) {
        return isLatin(name) || has(name);
    }

    @Override
    public String decoded(byte[] bytes, String name) {
        return isLatin(name) ? latin(bytes) : text(bytes, label(bytes, name), false);
    }

    @Override
    public OptionalInt count(RecordBytes records, String name, IntPredicate wanted) throws IOException {
        byte[] bytes = records.first(Integer.MAX_VALUE);
        String text = isLatin(name) ? latin(bytes) : text(bytes, label(bytes, name), true);
        if (text == null) {
            return OptionalInt.empty();
        }
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += wanted.test(text.charAt(i)) ? 1 : 0;
        }
        return OptionalInt.of(count);
    }

    /** Browsers take UTF-16 to begin with the lower half, whatever mark it begins with. */
    private static String label(byte[] bytes, String name) {
        boolean upperFirst = name.equals("UTF-16") && bytes.length > 0 && bytes[0] == (byte) 0xFE;
        return upperFirst ? "UTF-16BE" : name;
    }

    @JSBody(params = "name", script = "try { new TextDecoder(name); return true } catch (fault) { return false }")
    private static native boolean has(String name);

    /** In parts, as a function takes only so many arguments. */
    @JSBody(
            params = "bytes",
            script = "var text = '';"
                    + "for (var from = 0; from < bytes.length; from += 8192)"
                    + " text += String.fromCharCode.apply(null, new Uint8Array(bytes.subarray(from, from + 8192)));"
                    + "return text")
    private static native String latin(@JSByRef byte[] bytes);

    /** With the mark of UTF-8, which the reader passes over, and without that of UTF-16, as Java has it; null if it is no text. */
    @JSBody(
            params = {"bytes", "name", "strictly"},
            script =
                    "try { return new TextDecoder(name, { fatal: strictly, ignoreBOM: !/^utf-16/i.test(name) }).decode(bytes) }"
                            + " catch (fault) { return null }")
    private static native String text(@JSByRef byte[] bytes, String name, boolean strictly);
}
