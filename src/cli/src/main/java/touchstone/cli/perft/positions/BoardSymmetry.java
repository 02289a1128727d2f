package touchstone.cli.perft.positions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import touchstone.explore.trace.BoardMapping;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * A turn or mirroring that maps a board onto itself. Rules know of no direction, so what follows a move and what
 * follows its image are as many.
 */
public final class BoardSymmetry {

    private final Board board;
    /** Where each point goes, in the order of the board's points. */
    private final int[] image;

    private BoardSymmetry(Board board, int[] image) {
        this.board = board;
        this.image = image;
    }

    /** All there are: eight of a square, four of a rectangle, two of a row, one of a point; the first changes nothing. */
    public static List<BoardSymmetry> all(Board board) {
        List<BoardSymmetry> all = new ArrayList<>();
        for (BoardMapping mapping : BoardMapping.symmetries(board)) {
            if (mapping.to() == board) {
                int[] image = board.points().stream()
                        .mapToInt(point ->
                                index(board, mapping.point().apply(point).orElseThrow()))
                        .toArray();
                if (all.stream().noneMatch(other -> Arrays.equals(other.image, image))) {
                    all.add(new BoardSymmetry(board, image));
                }
            }
        }
        return all;
    }

    public static int index(Board board, Point point) {
        return point.row() * board.width() + point.column();
    }

    private static List<BoardSymmetry> where(List<BoardSymmetry> all, Predicate<BoardSymmetry> wanted) {
        return all.size() == 1 ? all : all.stream().filter(wanted).toList();
    }

    /** Those that leave a move where it is. */
    public static List<BoardSymmetry> fixing(List<BoardSymmetry> all, Move move) {
        return move instanceof Move.Play play
                ? where(all, one -> one.of(play.point()).equals(play.point()))
                : all;
    }

    /** Those that leave a position as it is. */
    public static List<BoardSymmetry> fixing(List<BoardSymmetry> all, Position position) {
        return where(all, one -> one.of(position).equals(position));
    }

    /** All points that some of these take a point to, in board order. */
    public static List<Point> orbit(List<BoardSymmetry> all, Point point) {
        return all.size() == 1
                ? List.of(point)
                : all.stream().map(one -> one.of(point)).distinct().sorted().toList();
    }

    /** Where the point with this index goes, as an index. */
    public int of(int index) {
        return image[index];
    }

    public Point of(Point point) {
        return board.points().get(image[index(board, point)]);
    }

    public Position of(Position position) {
        return new Position(of(position.stones(Color.BLACK)), of(position.stones(Color.WHITE)));
    }

    private PointSet of(PointSet points) {
        return board.none().withAll(points.stream().map(this::of).toList());
    }
}
