package touchstone.formats.sgf;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the character set of a record's file. It matters to more than names: some have a second byte that is a bracket.
 */
final class SgfCharsets {

    private static final Pattern NAMED = Pattern.compile("(?<![A-Za-z])CA\\s*\\[\\s*([^\\]\\s]+)\\s*\\]");

    private static final String UTF_8 = "UTF-8";
    private static final String UTF_16 = "UTF-16";
    private static final String LATIN_1 = "ISO-8859-1";

    /** The first node is at the beginning. */
    private static final int WHERE_TO_LOOK = 4096;

    private SgfCharsets() {}

    static String decode(byte[] bytes, NamedCharsets known) {
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            return known.decoded(bytes, UTF_8);
        }
        if (bytes.length >= 2
                && (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF
                        || bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)) {
            return known.decoded(bytes, UTF_16);
        }
        return named(bytes, known)
                .map(charset -> known.decoded(bytes, charset))
                .or(() -> utf8(bytes, known))
                .orElseGet(() -> known.decoded(bytes, LATIN_1));
    }

    /** The one that a record names, if it is known and can be meant. */
    static Optional<String> named(byte[] bytes, NamedCharsets known) {
        String beginning = known.decoded(Arrays.copyOf(bytes, Math.min(bytes.length, WHERE_TO_LOOK)), LATIN_1);
        Matcher name = NAMED.matcher(beginning);
        if (!name.find() || !known.knows(name.group(1))) {
            return Optional.empty();
        }
        // What we have just read in it must mean the same: no UTF-16, no EBCDIC.
        byte[] ascii = Arrays.copyOfRange(bytes, name.start(), name.end());
        return Optional.of(name.group(1))
                .filter(charset -> known.decoded(ascii, charset).equals(name.group()));
    }

    static Optional<String> utf8(byte[] bytes, NamedCharsets known) {
        return known.strictlyDecoded(bytes, UTF_8);
    }
}
