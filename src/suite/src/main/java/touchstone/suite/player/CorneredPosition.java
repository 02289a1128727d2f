package touchstone.suite.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** Full boards on which a player has nothing to play but what is forbidden, points inside own eyes, or a pass. */
enum CorneredPosition {
    /** All stones are the opponent's, with two eyes of one point. */
    ONE_POINT_EYES {
        @Override
        List<Turn> turns(Board board, Color cornered) {
            return stones(board, cornered.opponent(), point -> !isCorner(board, point) || !isDiagonal(point));
        }
    },
    /** All stones but one are the opponent's, with an eye of one point and one of two, where the player has the one. */
    TWO_POINT_EYE {
        @Override
        List<Turn> turns(Board board, Color cornered) {
            Point inside = new Point(board.width() - 2, board.height() - 1);
            List<Turn> turns = stones(
                    board,
                    cornered.opponent(),
                    point -> !point.equals(inside) && (!isCorner(board, point) || !isDiagonal(point)));
            turns.add(new Turn(cornered, new Move.Play(inside)));
            // Else it would be the opponent's turn.
            turns.add(new Turn(cornered.opponent(), Move.PASS));
            return turns;
        }
    },
    /** Both players have two eyes, and the opponent has just taken a ko between them. */
    TAKEN_KO {
        @Override
        List<Turn> turns(Board board, Color cornered) {
            int border = board.width() / 2;
            Point taking = new Point(border - 1, board.height() / 2);
            Point taken = new Point(border, board.height() / 2);
            Predicate<Point> full = point -> !isCorner(board, point) && !point.equals(taking) && !point.equals(taken);
            List<Turn> turns = stones(board, cornered, full.and(point -> point.column() < border));
            turns.addAll(stones(board, cornered.opponent(), full.and(point -> point.column() >= border)));
            turns.add(new Turn(cornered, new Move.Play(taken)));
            turns.add(new Turn(cornered.opponent(), new Move.Play(taking)));
            return turns;
        }
    };

    /** A move that is made for a player. */
    record Turn(Color player, Move move) {}

    /** The moves that lead to the position; players do not take turns. The board has at least five lines each way. */
    abstract List<Turn> turns(Board board, Color cornered);

    private static boolean isCorner(Board board, Point point) {
        return (point.column() == 0 || point.column() == board.width() - 1)
                && (point.row() == 0 || point.row() == board.height() - 1);
    }

    private static boolean isDiagonal(Point corner) {
        return (corner.column() == 0) == (corner.row() == 0);
    }

    private static List<Turn> stones(Board board, Color player, Predicate<Point> where) {
        List<Turn> turns = new ArrayList<>();
        for (Point point : board.points()) {
            if (where.test(point)) {
                turns.add(new Turn(player, new Move.Play(point)));
            }
        }
        return turns;
    }
}
