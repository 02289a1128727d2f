package touchstone.gtp.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import touchstone.gtp.client.Reply;
import touchstone.reference.Board;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/**
 * Reads the boards that engines show. Each method throws {@link MisreadException} if a reply shows no board of the size
 * in question.
 */
public final class BoardReadings {

    private BoardReadings() {}

    /** GoGui's ruler protocol: a line a row from the top, {@code X O . ?}, with or without spaces. */
    public static Position ruler(Board board, Reply reply) {
        List<String> rows = new ArrayList<>();
        for (String line : EntityReadings.success(reply, "a board").lines()) {
            String row = line.replace(" ", "");
            if (!row.isEmpty()) {
                rows.add(row);
            }
        }
        return position(board, reply, rows);
    }

    /** Two lists, of black and of white stones. */
    public static Position lists(Board board, Reply black, Reply white) {
        PointSet blackStones = EntityReadings.points(board, black);
        PointSet whiteStones = EntityReadings.points(board, white);
        if (blackStones.intersects(whiteStones)) {
            throw MisreadException.of(
                    white, "no stone on " + blackStones.and(whiteStones).first() + ", where a black one stands,");
        }
        return new Position(blackStones, whiteStones);
    }

    /**
     * The free form of {@code showboard}: whatever lines there are, the rows among them have their numbers, the highest first,
     * and where columns have letters these go from left to right.
     */
    public static Position picture(Board board, Reply reply) {
        List<String> rows = new ArrayList<>();
        if (reply.lines().stream().anyMatch(line -> isReversed(board, line))) {
            throw MisreadException.of(reply, "a board with its columns from left to right");
        }
        for (String line : EntityReadings.success(reply, "a board").lines()) {
            int number = board.height() - rows.size();
            if (number > 0) {
                ShownRow.read(line, number, board.width()).ifPresent(rows::add);
            }
        }
        return position(board, reply, rows);
    }

    /** Letters of columns, the last one first: a board seen from the other side. */
    private static boolean isReversed(Board board, String line) {
        String letters = line.replace(" ", "").toUpperCase(Locale.ROOT);
        return board.width() > 1
                && letters.contentEquals(
                        new StringBuilder("ABCDEFGHJKLMNOPQRSTUVWXYZ".substring(0, board.width())).reverse());
    }

    /** The other form of {@code showboard}: nothing but rows, the highest first. */
    public static Position bare(Board board, Reply reply) {
        return position(board, EntityReadings.success(reply, "a board"), bareRows(reply));
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
            throw MisreadException.of(reply, "a board of " + board.height() + " rows");
        }
        if (rows.stream().anyMatch(row -> row.length() != board.width())) {
            throw MisreadException.of(reply, "a board with rows of " + board.width() + " points");
        }
        try {
            return PositionText.read(
                    rows.stream().map(row -> row.toUpperCase(Locale.ROOT)).toList());
        } catch (IllegalArgumentException e) {
            throw MisreadException.of(reply, "a board of X, O and .");
        }
    }
}
