package touchstone.suite.diagram;

/** A picture cannot be read; the message says where. */
public final class DiagramException extends RuntimeException {

    private final int line;
    private final int column;

    /**
     * @param line counted from 1 within the picture
     * @param column in characters, counted from 1
     * @param message what was found and what was expected
     */
    DiagramException(int line, int column, String message) {
        super(message);
        this.line = line;
        this.column = column;
    }

    public int line() {
        return line;
    }

    public int column() {
        return column;
    }
}
