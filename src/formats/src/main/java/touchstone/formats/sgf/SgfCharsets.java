package touchstone.formats.sgf;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the character set of a record's file. It matters to more than names: some have a second byte that is a bracket.
 */
final class SgfCharsets {

    private static final Pattern NAMED = Pattern.compile("(?<![A-Za-z])CA\\s*\\[\\s*([^\\]\\s]+)\\s*\\]");

    /** The first node is at the beginning. */
    private static final int WHERE_TO_LOOK = 4096;

    private SgfCharsets() {}

    static String decode(byte[] bytes) {
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            return new String(bytes, StandardCharsets.UTF_8);
        }
        if (bytes.length >= 2
                && (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF
                        || bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE)) {
            return new String(bytes, StandardCharsets.UTF_16);
        }
        return named(bytes)
                .map(charset -> new String(bytes, charset))
                .or(() -> utf8(bytes))
                .orElseGet(() -> new String(bytes, StandardCharsets.ISO_8859_1));
    }

    static Optional<Charset> named(byte[] bytes) {
        String beginning = new String(bytes, 0, Math.min(bytes.length, WHERE_TO_LOOK), StandardCharsets.ISO_8859_1);
        Matcher name = NAMED.matcher(beginning);
        if (!name.find()) {
            return Optional.empty();
        }
        try {
            Charset charset = Charset.forName(name.group(1));
            // What we have just read in it must mean the same: no UTF-16, no EBCDIC.
            byte[] ascii = name.group().getBytes(StandardCharsets.ISO_8859_1);
            return Optional.of(charset).filter(c -> new String(ascii, c).equals(name.group()));
        } catch (IllegalArgumentException unknown) {
            return Optional.empty();
        }
    }

    static Optional<String> utf8(byte[] bytes) {
        return decoded(bytes, StandardCharsets.UTF_8);
    }

    /** Empty if the bytes are no text in that character set. */
    static Optional<String> decoded(byte[] bytes, Charset charset) {
        try {
            return Optional.of(
                    charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
