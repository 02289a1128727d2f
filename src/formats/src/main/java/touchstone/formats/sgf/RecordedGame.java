package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.List;

/**
 * A game of a file that may hold many, read leniently: mistakes that leave no doubt about the moves are reported and
 * ignored. A {@link SgfRecord} is stricter.
 */
public sealed interface RecordedGame {

    /** The place of the game in its file, from 1. */
    int number();

    /** The line on which it begins, from 1. */
    int line();

    /**
     * One that could be read.
     *
     * @param remarks what was passed over, and where, for a person to read
     * @param text of the whole file
     * @param offsets where in the text each move stands
     */
    record Legible(
            int number,
            int line,
            SgfRecord record,
            GameDescription description,
            List<String> remarks,
            String text,
            List<Integer> offsets)
            implements RecordedGame {

        public Legible {
            remarks = List.copyOf(remarks);
            offsets = List.copyOf(offsets);
        }

        /**
         * Where a move stands in the file, as in {@code line 3, column 17}.
         *
         * @param move counted from 1, those to points that the board does not have among them
         */
        public String place(int move) {
            SgfException there = new SgfText(text).fault(offsets.get(move - 1), "");
            return "line " + there.line() + ", column " + there.column();
        }
    }

    /** One that could not be read. */
    record Illegible(int number, int line, SgfException fault) implements RecordedGame {}

    /** The games of a file's bytes, whose character set is found as by {@link SgfRecord#read(byte[])}. */
    static List<RecordedGame> all(byte[] bytes) {
        return all(SgfCharsets.decode(bytes));
    }

    /**
     * The games of a text, in order. Where one breaks off, reading goes on at what looks like the first node of another. There
     * is at least one: a text that holds none is one that could not be read.
     */
    static List<RecordedGame> all(String text) {
        List<RecordedGame> games = new ArrayList<>();
        new SgfCollectionReader(new SgfText(text), games::add).read();
        return games;
    }
}
