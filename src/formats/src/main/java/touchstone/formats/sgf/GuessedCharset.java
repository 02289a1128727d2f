package touchstone.formats.sgf;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The character set of a file that names none: the one in which it says most of players, ranks and results. It matters to the moves,
 * too: some double-byte sets have letters whose second byte is a backslash, which elsewhere takes the meaning from the bracket
 * after it, so that a name swallows what follows.
 */
record GuessedCharset(String text, SgfRepair repair) {

    private static final List<String> DOUBLE_BYTE = List.of("Shift_JIS", "GB18030", "Big5", "EUC-KR");

    /** Black, White, rank, win, middle, point: hardly a record of those languages has none of them. */
    private static final String WORDS = "黑黒白段级級胜勝中盘盤目子手흑백단급승국";

    private static final int FIRST_HIGH = 0x81;

    /** Empty if the file says what it is written in, or if nothing speaks for one of these. */
    static Optional<GuessedCharset> of(byte[] bytes, NamedCharsets known) {
        if (isAscii(bytes)
                || SgfCharsets.named(bytes, known).isPresent()
                || SgfCharsets.utf8(bytes, known).isPresent()) {
            return Optional.empty();
        }
        boolean swallows = swallows(bytes);
        return DOUBLE_BYTE.stream()
                .filter(known::knows)
                .flatMap(name -> known.strictlyDecoded(bytes, name).stream().map(text -> guessed(text, name)))
                .max(Comparator.comparing(GuessedCharset::words))
                .filter(best -> swallows || best.words() > 0);
    }

    private long words() {
        return text.chars().filter(sign -> WORDS.indexOf(sign) >= 0).count();
    }

    private static boolean isAscii(byte[] bytes) {
        for (byte one : bytes) {
            if (one < 0) {
                return false;
            }
        }
        return true;
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
