package touchstone.laboratory.find;

import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** A position on one line: its rows from the top, as in {@code X.O/.../..O}. */
final class Rows {

    private Rows() {}

    static String write(Position position) {
        return position.toString().strip().replace(" ", "").replace('\n', '/');
    }

    /** @throws IllegalArgumentException if this is no position */
    static Position read(String text) {
        String[] rows = text.split("/");
        Position position = Position.empty(Board.of(rows[0].length(), rows.length));
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                Point point = new Point(column, rows.length - 1 - row);
                position = switch (rows[row].charAt(column)) {
                    case 'X' -> position.with(Color.BLACK, point);
                    case 'O' -> position.with(Color.WHITE, point);
                    case '.' -> position;
                    default -> throw new IllegalArgumentException("'" + text + "' is no position of X, O and points");
                };
            }
        }
        return position;
    }
}
