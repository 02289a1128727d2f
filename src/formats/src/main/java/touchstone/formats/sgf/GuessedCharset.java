package touchstone.formats.sgf;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

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
        int most = swallows(bytes, known) ? -1 : 0;
        for (String name : DOUBLE_BYTE) {
            OptionalInt words = known.knows(name)
                    ? known.count(bytes, name, sign -> WORDS.indexOf(sign) >= 0)
                    : OptionalInt.empty();
            if (words.isPresent() && words.getAsInt() > most) {
                best = Optional.of(name);
                most = words.getAsInt();
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

    /** Whether a backslash follows a byte that is no ASCII: it may be half a letter. */
    private static boolean swallows(RecordBytes bytes, NamedCharsets known) throws IOException {
        boolean[] high = new boolean[1];
        IntPredicate half = sign -> {
            boolean after = high[0];
            high[0] = sign >= FIRST_HIGH;
            return after && sign == '\\';
        };
        return known.count(bytes, SgfCharsets.LATIN_1, half).orElse(0) > 0;
    }
}
