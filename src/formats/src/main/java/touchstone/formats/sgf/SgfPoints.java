package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.List;
import touchstone.formats.sgf.SgfProperty.Value;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** Points as records write them (go): the column from the left, then the row from the top, {@code a} the first. */
record SgfPoints(SgfText source, Board board) {

    /** A pass is an empty value. On a board where there is no point tt, that is one too. */
    private static final String PASS = "tt";

    private static final String POINT = "[a-zA-Z]{2}";

    private static final int LARGEST_WITH_PASS = 19;

    Move move(Value value) {
        return isPass(value.raw()) ? Move.PASS : new Move.Play(point(value.raw(), value.offset()));
    }

    private boolean isPass(String raw) {
        boolean small = board.width() <= LARGEST_WITH_PASS && board.height() <= LARGEST_WITH_PASS;
        return raw.isEmpty() || small && raw.equals(PASS);
    }

    /** Whether a move is to a point, well written, that the board does not have. */
    boolean isAstray(Value value) {
        return value.raw().matches(POINT)
                && !isPass(value.raw())
                && (number(value.raw().charAt(0)) >= board.width()
                        || number(value.raw().charAt(1)) >= board.height());
    }

    /** One point, or all of a rectangle given by its upper left and lower right corner. */
    List<Point> points(Value value) {
        String raw = value.raw();
        int colon = raw.indexOf(':');
        if (colon < 0) {
            return List.of(point(raw, value.offset()));
        }
        Point upperLeft = point(raw.substring(0, colon), value.offset());
        Point lowerRight = point(raw.substring(colon + 1), value.offset() + colon + 1);
        if (upperLeft.column() > lowerRight.column() || upperLeft.row() < lowerRight.row()) {
            throw source.fault(
                    value.offset(),
                    SgfText.quoted(raw) + " is no rectangle; expected its upper left corner, then its lower right");
        }
        List<Point> points = new ArrayList<>();
        for (int row = upperLeft.row(); row >= lowerRight.row(); row--) {
            for (int column = upperLeft.column(); column <= lowerRight.column(); column++) {
                points.add(new Point(column, row));
            }
        }
        return points;
    }

    private Point point(String name, int offset) {
        if (!name.matches(POINT)) {
            throw source.fault(
                    offset, SgfText.quoted(name) + " is no point; expected two letters, column and row, as in dd");
        }
        int column = number(name.charAt(0));
        int row = board.height() - 1 - number(name.charAt(1));
        if (column >= board.width() || row < 0) {
            throw source.fault(
                    offset,
                    SgfText.quoted(name) + " is not on the board of " + board + "; expected a point from aa to "
                            + letter(board.width()) + letter(board.height()));
        }
        return new Point(column, row);
    }

    /** From 0. Beyond the small letters the capital ones go on. */
    private static int number(char letter) {
        return letter >= 'a' ? letter - 'a' : letter - 'A' + 26;
    }

    private static char letter(int size) {
        return (char) ('a' + size - 1);
    }
}
