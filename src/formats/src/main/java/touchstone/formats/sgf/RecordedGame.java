package touchstone.formats.sgf;

import java.util.List;

/**
 * A game of a file that may hold many. One that cannot be read refuses itself alone.
 */
public sealed interface RecordedGame {

    /** The place of the game in its file, from 1. */
    int number();

    /** The line on which it begins, from 1. */
    int line();

    /**
     * One that could be read.
     *
     * @param repairs what was put right, and where; none in a strict reading
     * @param text of the file, or of a part of it with the whole game
     * @param offsets where in the text each move stands
     */
    record Legible(
            int number,
            int line,
            SgfRecord record,
            GameDescription description,
            List<SgfRepair> repairs,
            SgfText text,
            List<Integer> offsets)
            implements RecordedGame {

        public Legible {
            repairs = List.copyOf(repairs);
            offsets = List.copyOf(offsets);
        }

        /**
         * Where a move stands in the file, as in {@code line 3, column 17}.
         *
         * @param move counted from 1, those to points that the board does not have among them
         */
        public String place(int move) {
            SgfException there = text.fault(offsets.get(move - 1), "");
            return "line " + there.line() + ", column " + there.column();
        }
    }

    /** One that could not be read. */
    record Illegible(int number, int line, SgfException fault) implements RecordedGame {}

    /** The games of a file's bytes, read leniently. */
    static List<RecordedGame> all(byte[] bytes) {
        return all(bytes, SgfReading.LENIENT);
    }

    /**
     * The games of a file's bytes, whose character set is found as by {@link SgfRecord#read(byte[])}; in a lenient reading one
     * that is not named may be guessed.
     */
    static List<RecordedGame> all(byte[] bytes, SgfReading reading) {
        return all(bytes, reading, NamedCharsets.JAVA);
    }

    /** The same with other character sets than Java's. */
    static List<RecordedGame> all(byte[] bytes, SgfReading reading, NamedCharsets known) {
        SgfCharset charset = SgfCharsets.of(bytes, reading, known);
        return all(known.decoded(bytes, charset.name()), reading, charset.repairs());
    }

    /** The games of a text, read leniently. */
    static List<RecordedGame> all(String text) {
        return all(text, SgfReading.LENIENT);
    }

    /**
     * The games of a text, in order. Where one breaks off, reading goes on at what looks like the first node of another. There
     * is at least one: a text that holds none is one that could not be read.
     */
    static List<RecordedGame> all(String text, SgfReading reading) {
        return all(text, reading, List.of());
    }

    private static List<RecordedGame> all(String text, SgfReading reading, List<SgfRepair> before) {
        SgfCollectionReader reader = new SgfCollectionReader(new SgfText(text), reading, before);
        reader.read();
        return reader.games();
    }
}
