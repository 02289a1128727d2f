package touchstone.gtp.server;

import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.reference.StarPoints;

/** A board drawn with its coordinates, as GNU Go draws it: {@code X O .}, and {@code +} for an empty star point. */
public record ShowboardText(Position position) {

    public String draw() {
        Board board = position.board();
        StringBuilder picture = new StringBuilder(columns());
        for (int row = board.height() - 1; row >= 0; row--) {
            picture.append(row < 9 ? "\n " : "\n").append(row + 1);
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
        boolean star = StarPoints.isOn(position.board().width(), point.column())
                && StarPoints.isOn(position.board().height(), point.row());
        return PositionText.sign(position, point, false, star ? '+' : '.');
    }
}
