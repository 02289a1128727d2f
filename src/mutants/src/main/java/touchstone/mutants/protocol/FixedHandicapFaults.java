package touchstone.mutants.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.StarPoints;

/** Fixed handicap stones on other points than the protocol has, or in other numbers. */
final class FixedHandicapFaults {

    private FixedHandicapFaults() {}

    /** Some other points for a number of fixed stones. */
    private interface Fixed {

        /**
         * @param right the points the protocol has
         * @throws RequestDeclinedException as the protocol has it, or otherwise
         */
        List<Point> points(Board board, int stones, Right right);
    }

    /** Where the protocol has handicap stones. */
    private interface Right {
        List<Point> of(Board board, int stones);
    }

    private static ControllerFault fixed(Fixed wrong) {
        return rules -> new ControlledGame(rules) {
            @Override
            protected List<Point> fixedHandicap(Board board, int stones) {
                return wrong.points(board, stones, super::fixedHandicap);
            }
        };
    }

    /** The rules' custom leaves another corner empty than the protocol. */
    static final ControllerFault BY_CUSTOM = fixed((board, stones, right) -> StarPoints.of(board, stones)
            .map(points -> points.stream().toList())
            .orElseGet(() -> right.of(board, stones)));

    /** The second stone stands opposite the first on one side only. */
    static final ControllerFault TWO_ON_ONE_SIDE = fixed((board, stones, right) -> {
        List<Point> points = right.of(board, stones);
        return stones != 2
                ? points
                : points.stream()
                        .map(point -> new Point(point.column(), points.get(0).row()))
                        .toList();
    });

    /** Two stones stand in the other two corners. */
    static final ControllerFault OTHER_DIAGONAL = fixed((board, stones, right) -> right.of(board, stones).stream()
            .map(point -> stones == 2 ? new Point(point.column(), board.height() - 1 - point.row()) : point)
            .toList());

    /** The middle of the board is for the ninth stone. */
    static final ControllerFault MIDDLE_LATE = fixed((board, stones, right) -> {
        if (stones != 5 && stones != 7) {
            return right.of(board, stones);
        }
        List<Point> more = right.of(board, stones + 1);
        int low = more.get(0).row();
        Point left = stones == 5
                ? new Point(low, board.height() / 2)
                : new Point(board.width() / 2, board.height() - 1 - low);
        return more.stream().filter(point -> !point.equals(left)).toList();
    });

    /** The stones after the fourth stand above and below first, then left and right. */
    static final ControllerFault SIDES_SWAPPED = fixed((board, stones, right) -> right.of(board, stones).stream()
            .map(point -> stones == 6 || stones == 7 ? new Point(point.row(), point.column()) : point)
            .sorted()
            .toList());

    /** On boards of even size the lines on the far side are as far from the near edge as on boards one line larger. */
    static final ControllerFault EVEN_OFF_CENTRE = fixed((board, stones, right) -> right.of(board, stones).stream()
            .map(point -> board.width() % 2 == 1
                    ? point
                    : new Point(moved(point.column(), board.width()), moved(point.row(), board.height())))
            .toList());

    private static int moved(int index, int size) {
        return index < size / 2 ? index : index + 1;
    }

    /**
     * The outer star points of some boards are on another line than the protocol has them.
     *
     * @param line which one from the edge; 0 for that of the protocol
     */
    static ControllerFault onLine(ToIntFunction<Board> line) {
        return fixed((board, stones, right) -> line.applyAsInt(board) == 0
                ? right.of(board, stones)
                : onLine(line.applyAsInt(board), board, right.of(board, stones)));
    }

    private static List<Point> onLine(int line, Board board, List<Point> points) {
        return points.stream()
                .map(point ->
                        new Point(line(line, point.column(), board.width()), line(line, point.row(), board.height())))
                .toList();
    }

    private static int line(int line, int index, int size) {
        return index == size / 2 && size % 2 == 1 ? index : index < size / 2 ? line - 1 : size - line;
    }

    /** Boards of even size have middle lines too: what comes after the fourth stone stands on them. */
    static final ControllerFault MIDDLE_OF_EVEN_BOARDS = fixed((board, stones, right) -> {
        if (board.width() % 2 == 1 || stones < 5 || stones > 9 || board.width() < 8) {
            return right.of(board, stones);
        }
        int low = board.width() < 13 ? 2 : 3;
        int high = board.width() - 1 - low;
        int middle = board.width() / 2;
        List<Point> points = new ArrayList<>(right.of(board, 4));
        List<Point> more = List.of(
                new Point(low, middle), new Point(high, middle), new Point(middle, low), new Point(middle, high));
        points.addAll(more.subList(0, (stones - 4) / 2 * 2));
        if (stones % 2 == 1) {
            points.add(new Point(middle, middle));
        }
        return points;
    });

    /** A single stone stands in the middle. */
    static final ControllerFault SINGLE = fixed((board, stones, right) ->
            stones == 1 ? List.of(new Point(board.width() / 2, board.height() / 2)) : right.of(board, stones));

    /** If there are not as many points, there are as many stones as there are points. */
    static final ControllerFault AS_MANY_AS_THERE_ARE = fixed((board, stones, right) -> {
        int largest = StarPoints.largest(board);
        return right.of(board, largest > 0 ? Math.min(stones, largest) : stones);
    });

    /** The smallest boards have handicap points too, on the second lines. */
    static final ControllerFault ON_SMALL_BOARDS = fixed((board, stones, right) -> {
        boolean small = board.width() == board.height() && board.width() > 3 && board.width() < 7;
        return small && stones >= 2 && stones <= 4
                ? onLine(2, Board.of(7, 7), right.of(Board.of(7, 7), stones)).stream()
                        .map(point -> new Point(
                                point.column() > 2 ? board.width() - 2 : 1, point.row() > 2 ? board.width() - 2 : 1))
                        .toList()
                : right.of(board, stones);
    });

    /** Handicaps are for boards of the usual sizes. */
    static final ControllerFault ON_USUAL_BOARDS = fixed((board, stones, right) -> {
        if (!List.of(9, 13, 19).contains(board.width())) {
            throw new RequestDeclinedException("invalid board size");
        }
        return right.of(board, stones);
    });
}
