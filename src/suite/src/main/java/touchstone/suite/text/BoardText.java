package touchstone.suite.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** A board as GoGui reads it: from the top left to the bottom right, whatever other characters are between the points. */
public final class BoardText {

    private static final String POINTS = ".XO?";

    private BoardText() {}

    /** The position of an answer; empty if it is of another number of points. */
    public static Optional<Position> read(String answer, Board board) {
        List<Point> black = new ArrayList<>();
        List<Point> white = new ArrayList<>();
        String points = answer.chars()
                .filter(character -> POINTS.indexOf(character) >= 0)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        if (points.length() != board.size()) {
            return Optional.empty();
        }
        for (int i = 0; i < points.length(); i++) {
            Point point = new Point(i % board.width(), board.height() - 1 - i / board.width());
            if (points.charAt(i) == 'X') {
                black.add(point);
            } else if (points.charAt(i) == 'O') {
                white.add(point);
            }
        }
        return Optional.of(
                new Position(board.none().withAll(black), board.none().withAll(white)));
    }
}
