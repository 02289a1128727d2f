package touchstone.formats.sgf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.formats.sgf.SgfProperty.Value;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** Points as records write them (go): the column from the left, then the row from the top, {@code a} the first. */
record SgfPoints(SgfText source, Board board, SgfRepairs repairs) {

    /** A pass is an empty value. On a board where there is no point tt, that is one too. */
    private static final String PASS = "tt";

    /** As people write points: the columns from A, without I, and the rows from below, of the largest board. */
    private static final Pattern WRITTEN = Pattern.compile("[A-HJ-Za-hj-z]([1-9]|1\\d|2[0-5])");

    private static final int LARGEST_WITH_PASS = 19;

    Move move(Value value) {
        String raw = value.raw();
        if (isPass(raw)) {
            return Move.PASS;
        }
        if (!isPoint(raw) && raw.strip().equalsIgnoreCase("pass")) {
            repairs.make(SgfRepair.Kind.POINT, noPoint(raw, value.offset()), "a pass");
            return Move.PASS;
        }
        return new Move.Play(point(raw, value.offset()));
    }

    private boolean isPass(String raw) {
        boolean small = board.width() <= LARGEST_WITH_PASS && board.height() <= LARGEST_WITH_PASS;
        return raw.isEmpty() || small && raw.equals(PASS);
    }

    /** Whether a move is to a point, well written, that the board does not have. */
    boolean isAstray(Value value) {
        return isPoint(value.raw())
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
            SgfException fault = source.fault(
                    value.offset(),
                    SgfText.quoted(raw) + " is no rectangle; expected its upper left corner, then its lower right");
            repairs.make(SgfRepair.Kind.RECTANGLE, fault, "two other corners");
        }
        int left = Math.min(upperLeft.column(), lowerRight.column());
        int right = Math.max(upperLeft.column(), lowerRight.column());
        int top = Math.max(upperLeft.row(), lowerRight.row());
        int bottom = Math.min(upperLeft.row(), lowerRight.row());
        List<Point> points = new ArrayList<>();
        for (int row = top; row >= bottom; row--) {
            for (int column = left; column <= right; column++) {
                points.add(new Point(column, row));
            }
        }
        return points;
    }

    private Point point(String name, int offset) {
        if (!isPoint(name)) {
            return written(name, noPoint(name, offset));
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

    /** Whether it is two letters. */
    private static boolean isPoint(String name) {
        return name.length() == 2 && isLetter(name.charAt(0)) && isLetter(name.charAt(1));
    }

    private static boolean isLetter(char sign) {
        return sign >= 'a' && sign <= 'z' || sign >= 'A' && sign <= 'Z';
    }

    private SgfException noPoint(String name, int offset) {
        return source.fault(
                offset, SgfText.quoted(name) + " is no point; expected two letters, column and row, as in dd");
    }

    private Point written(String name, SgfException fault) {
        Matcher written = WRITTEN.matcher(name.strip());
        if (!written.matches()) {
            throw fault;
        }
        Point point = Point.parse(written.group());
        if (!board.contains(point)) {
            throw fault;
        }
        repairs.make(SgfRepair.Kind.POINT, fault, "the point " + point);
        return point;
    }

    /** From 0. Beyond the small letters the capital ones go on. */
    private static int number(char letter) {
        return letter >= 'a' ? letter - 'a' : letter - 'A' + 26;
    }

    private static char letter(int size) {
        return (char) ('a' + size - 1);
    }
}
