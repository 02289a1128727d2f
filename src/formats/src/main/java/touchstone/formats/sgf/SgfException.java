package touchstone.formats.sgf;

/** A game record that can't be read. The message is one line: where, what is wrong and what was expected. */
public final class SgfException extends RuntimeException {

    private final int line;
    private final int column;
    private final int offset;

    /** @param message what is wrong, and what was expected; where is put before it */
    SgfException(int line, int column, int offset, String message) {
        super("line " + line + ", column " + column + ": " + message);
        this.offset = offset;
        this.line = line;
        this.column = column;
    }

    /** Counted from 1. */
    public int line() {
        return line;
    }

    /** In characters, counted from 1. At the end of a line it is one more than the line has characters. */
    public int column() {
        return column;
    }

    /** In the text, from 0. */
    int offset() {
        return offset;
    }
}
