package touchstone.laboratory.perft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import touchstone.laboratory.walk.Mapping;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * A way to turn or mirror a board so that it comes to lie on itself. Rules know of no direction, so what follows a move and
 * what follows its image are as many.
 */
public final class Symmetry {

    private final Board board;
    /** Where each point goes, in the order of the board's points. */
    private final int[] image;

    private Symmetry(Board board, int[] image) {
        this.board = board;
        this.image = image;
    }

    /** All there are: eight of a square, four of a rectangle, two of a row, one of a point; the first changes nothing. */
    public static List<Symmetry> all(Board board) {
        List<Symmetry> all = new ArrayList<>();
        for (Mapping mapping : Mapping.symmetries(board)) {
            if (mapping.to() == board) {
                int[] image = board.points().stream()
                        .mapToInt(point ->
                                index(board, mapping.point().apply(point).orElseThrow()))
                        .toArray();
                if (all.stream().noneMatch(other -> Arrays.equals(other.image, image))) {
                    all.add(new Symmetry(board, image));
                }
            }
        }
        return all;
    }

    public static int index(Board board, Point point) {
        return point.row() * board.width() + point.column();
    }

    private static List<Symmetry> where(List<Symmetry> all, Predicate<Symmetry> wanted) {
        return all.size() == 1 ? all : all.stream().filter(wanted).toList();
    }

    /** Those that leave a move where it is. */
    public static List<Symmetry> fixing(List<Symmetry> all, Move move) {
        return move instanceof Move.Play play
                ? where(all, one -> one.of(play.point()).equals(play.point()))
                : all;
    }

    /** Those that leave a position as it is. */
    public static List<Symmetry> fixing(List<Symmetry> all, Position position) {
        return where(all, one -> one.of(position).equals(position));
    }

    /** All points that some of these take a point to, in board order. */
    public static List<Point> orbit(List<Symmetry> all, Point point) {
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
