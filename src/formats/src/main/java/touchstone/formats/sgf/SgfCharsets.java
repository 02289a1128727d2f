package touchstone.formats.sgf;

import java.io.IOException;
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
    static final String LATIN_1 = "ISO-8859-1";

    /** The first node is at the beginning. */
    private static final int WHERE_TO_LOOK = 4096;

    private SgfCharsets() {}

    /** The text of what is in memory, its character set found as {@link SgfRecord#read(byte[])} says. */
    static String decode(byte[] bytes, NamedCharsets known) {
        return known.decoded(bytes, of(bytes, SgfReading.STRICT, known).name());
    }

    /** The character set of what is in memory. */
    static SgfCharset of(byte[] bytes, SgfReading reading, NamedCharsets known) {
        try {
            return of(RecordBytes.of(bytes), reading, known);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * The character set of a file, guessed if need be in a lenient reading.
     *
     * @throws IOException if it can't be read
     */
    static SgfCharset of(RecordBytes bytes, SgfReading reading, NamedCharsets known) throws IOException {
        byte[] beginning = bytes.first(WHERE_TO_LOOK);
        Optional<String> named = named(beginning, known);
        boolean utf8 =
                named.isEmpty() && known.count(bytes, UTF_8, any -> false).isPresent();
        if (named.isEmpty() && !utf8 && reading == SgfReading.LENIENT) {
            Optional<SgfCharset> guessed = GuessedCharset.of(bytes, known);
            if (guessed.isPresent()) {
                return guessed.get();
            }
        }
        return new SgfCharset(marked(beginning).or(() -> named).orElse(utf8 ? UTF_8 : LATIN_1));
    }

    /** The one whose byte order mark is at the beginning. */
    private static Optional<String> marked(byte[] bytes) {
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            return Optional.of(UTF_8);
        }
        if (bytes.length >= 2
                && (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF
                        || bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)) {
            return Optional.of(UTF_16);
        }
        return Optional.empty();
    }

    /** The one that a record names, if it is known and can be meant. */
    private static Optional<String> named(byte[] bytes, NamedCharsets known) {
        Matcher name = NAMED.matcher(known.decoded(bytes, LATIN_1));
        if (!name.find() || !known.knows(name.group(1))) {
            return Optional.empty();
        }
        // What we have just read in it must mean the same: no UTF-16, no EBCDIC.
        byte[] ascii = Arrays.copyOfRange(bytes, name.start(), name.end());
        return Optional.of(name.group(1))
                .filter(charset -> known.decoded(ascii, charset).equals(name.group()));
    }
}
