package touchstone.formats.sgf;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The character set of a file that names none: the one in which it says most of players, ranks and results. It matters to the moves,
 * too: some double-byte sets have letters whose second byte is a backslash, which elsewhere takes the meaning from the bracket
 * after it, so that a name swallows what follows.
 */
final class GuessedCharset {

    private static final List<String> DOUBLE_BYTE = List.of("Shift_JIS", "GB18030", "Big5", "EUC-KR");

    /** Black, White, rank, win, middle, point: hardly a record of those languages has none of them. */
    private static final String WORDS = "黑黒白段级級胜勝中盘盤目子手흑백단급승국";

    private static final int FIRST_HIGH = 0x81;

    private GuessedCharset() {}

    /**
     * Empty if nothing speaks for one of these.
     *
     * @param bytes of a file that does not say what it is written in and is no UTF-8
     */
    static Optional<SgfCharset> of(RecordBytes bytes, NamedCharsets known) throws IOException {
        Optional<String> best = Optional.empty();
        long most = swallows(bytes) ? -1 : 0;
        for (String name : DOUBLE_BYTE) {
            OptionalLong words = known.knows(name)
                    ? known.count(bytes, name, sign -> WORDS.indexOf(sign) >= 0)
                    : OptionalLong.empty();
            if (words.isPresent() && words.getAsLong() > most) {
                best = Optional.of(name);
                most = words.getAsLong();
            }
        }
        return best.map(GuessedCharset::guessed);
    }

    private static SgfCharset guessed(String name) {
        return new SgfCharset(
                name,
                List.of(new SgfRepair(
                        SgfRepair.Kind.ENCODING,
                        "line 1, column 1: no character set is named; expected CA; taken for " + name)));
    }

    private static boolean swallows(RecordBytes bytes) throws IOException {
        byte[] some = new byte[1 << 14];
        boolean high = false;
        try (InputStream all = bytes.open()) {
            for (int read = all.read(some); read >= 0; read = all.read(some)) {
                for (int i = 0; i < read; i++) {
                    if (some[i] == '\\' && high) {
                        return true;
                    }
                    high = (some[i] & 0xFF) >= FIRST_HIGH;
                }
            }
        }
        return false;
    }
}
