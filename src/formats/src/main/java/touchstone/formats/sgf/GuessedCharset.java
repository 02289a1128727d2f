package touchstone.formats.sgf;

import java.util.List;
import java.util.Optional;

/**
 * The character set of a file that names none, where it matters to the moves: some double-byte sets have letters whose second
 * byte is a backslash, which elsewhere takes the meaning from the bracket after it, so that a name swallows what follows.
 */
record GuessedCharset(String text, SgfRepair repair) {

    private static final List<String> DOUBLE_BYTE = List.of("Shift_JIS", "GB18030", "Big5");

    private static final int FIRST_HIGH = 0x81;

    /** Empty if the file says what it is written in, or if there is no such letter. */
    static Optional<GuessedCharset> of(byte[] bytes, NamedCharsets known) {
        if (!swallows(bytes)
                || SgfCharsets.named(bytes, known).isPresent()
                || SgfCharsets.utf8(bytes, known).isPresent()) {
            return Optional.empty();
        }
        return DOUBLE_BYTE.stream()
                .filter(known::knows)
                .flatMap(name -> known.strictlyDecoded(bytes, name).stream().map(text -> guessed(text, name)))
                .findFirst();
    }

    private static GuessedCharset guessed(String text, String name) {
        return new GuessedCharset(
                text,
                new SgfRepair(
                        SgfRepair.Kind.ENCODING,
                        "line 1, column 1: no character set is named; expected CA; taken for " + name));
    }

    private static boolean swallows(byte[] bytes) {
        for (int i = 1; i < bytes.length; i++) {
            if (bytes[i] == '\\' && (bytes[i - 1] & 0xFF) >= FIRST_HIGH) {
                return true;
            }
        }
        return false;
    }
}
