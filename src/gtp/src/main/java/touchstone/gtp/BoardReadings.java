package touchstone.gtp;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** How engines show a board. Each method throws {@link Misread} if a reply shows no board of the size in question. */
final class BoardReadings {

    private BoardReadings() {}

    /** GoGui's ruler protocol: a line a row from the top, {@code X O . ?}, with or without spaces. */
    static Position ruler(Board board, Reply reply) {
        List<String> rows = new ArrayList<>();
        for (String line : Readings.success(reply, "a board").lines()) {
            String row = line.replace(" ", "");
            if (!row.isEmpty()) {
                rows.add(row);
            }
        }
        return position(board, reply, rows);
    }

    /** Two lists, of black and of white stones. */
    static Position lists(Board board, Reply black, Reply white) {
        PointSet blackStones = Readings.points(board, black);
        PointSet whiteStones = Readings.points(board, white);
        if (blackStones.intersects(whiteStones)) {
            throw Misread.of(
                    white, "no stone on " + blackStones.and(whiteStones).first() + ", where a black one stands,");
        }
        return new Position(blackStones, whiteStones);
    }

    /**
     * The free form of {@code showboard}: whatever lines there are, the rows among them begin with their numbers, or else
     * there is nothing but rows.
     */
    static Position picture(Board board, Reply reply) {
        List<String> rows = new ArrayList<>();
        for (String line : Readings.success(reply, "a board").lines()) {
            int number = board.height() - rows.size();
            if (number > 0) {
                ShownRow.read(line, number, board.width()).ifPresent(rows::add);
            }
        }
        return position(board, reply, rows.isEmpty() ? bareRows(reply) : rows);
    }

    /** As Orego shows them: no numbers, no letters, and {@code #} for a black stone. */
    private static List<String> bareRows(Reply reply) {
        return reply.lines().stream()
                .map(line -> line.replace(" ", "").replace('#', 'X').replace('+', '.'))
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static Position position(Board board, Reply reply, List<String> rows) {
        if (rows.size() != board.height()) {
            throw Misread.of(reply, "a board of " + board.height() + " rows");
        }
        Position position = Position.empty(board);
        for (int i = 0; i < rows.size(); i++) {
            String row = rows.get(i);
            if (row.length() != board.width()) {
                throw Misread.of(reply, "a board with rows of " + board.width() + " points");
            }
            for (int column = 0; column < row.length(); column++) {
                Point point = new Point(column, board.height() - 1 - i);
                switch (row.charAt(column)) {
                    case 'X', 'x' -> position = position.with(Color.BLACK, point);
                    case 'O', 'o' -> position = position.with(Color.WHITE, point);
                    case '.' -> {}
                    default -> throw Misread.of(reply, "a board of X, O and .");
                }
            }
        }
        return position;
    }
}
