package touchstone.laboratory.steer;

import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * A known shape: stones round which something is worth playing.
 *
 * @param id a word or two for it, such as {@code triple-ko}
 * @param source where it is from
 * @param position the shape on a board of its own size, all of whose edges are real
 */
public record Shape(String id, String source, Position position) {

    /** @param rows of {@code X}, {@code O} and {@code .}, the top row first, separated by spaces */
    static Shape of(String id, String source, String rows) {
        String[] lines = rows.split(" ");
        Board board = Board.of(lines[0].length(), lines.length);
        Position position = Position.empty(board);
        for (Point point : board.points()) {
            char stone = lines[board.height() - 1 - point.row()].charAt(point.column());
            if (stone != '.') {
                position = position.with(stone == 'X' ? Color.BLACK : Color.WHITE, point);
            }
        }
        return new Shape(id, source, position);
    }
}
