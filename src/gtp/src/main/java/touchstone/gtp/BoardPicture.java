package touchstone.gtp;

import java.util.function.IntPredicate;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** A board drawn with its coordinates, as GNU Go draws it: {@code X O .}, and {@code +} for an empty star point. */
record BoardPicture(Position position) {

    String draw() {
        Board board = position.board();
        StringBuilder picture = new StringBuilder(columns());
        for (int row = board.height() - 1; row >= 0; row--) {
            picture.append('\n').append(String.format("%2d", row + 1));
            for (int column = 0; column < board.width(); column++) {
                picture.append(' ').append(state(new Point(column, row)));
            }
            picture.append(' ').append(row + 1);
        }
        return picture.append('\n').append(columns()).toString();
    }

    private String columns() {
        StringBuilder columns = new StringBuilder("  ");
        for (int column = 0; column < position.board().width(); column++) {
            columns.append(' ').append(new Point(column, 0).toString().charAt(0));
        }
        return columns.toString();
    }

    private char state(Point point) {
        return position.stone(point)
                .map(color -> color == Color.BLACK ? 'X' : 'O')
                .orElse(star(point) ? '+' : '.');
    }

    private boolean star(Point point) {
        Board board = position.board();
        IntPredicate column = starLines(board.width());
        IntPredicate row = starLines(board.height());
        return column.test(point.column()) && row.test(point.row());
    }

    /** The lines of a side that star points are on, counted from 0: the third or fourth from each edge, and the middle. */
    private static IntPredicate starLines(int side) {
        int edge = side >= 13 ? 3 : 2;
        return line -> side >= 7 && (line == edge || line == side - 1 - edge || side % 2 == 1 && line == side / 2);
    }
}
