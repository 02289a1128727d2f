package touchstone.subject;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * Where a scenario begins.
 *
 * @param position what stands on the board
 * @param toMove whose turn it is
 * @param lastPlay where the opponent has just played a stone, capturing nothing; if unknown, the position is just there
 * @param blackPrisoners how many black stones have been removed before
 * @param whitePrisoners how many white stones have been removed before
 */
public record Opening(
        Position position, Color toMove, Optional<Point> lastPlay, int blackPrisoners, int whitePrisoners) {

    public Opening {
        lastPlay.ifPresent(point -> {
            if (!position.stones(toMove.opponent()).contains(point)) {
                throw new IllegalArgumentException(
                        toMove.opponent() + " has no stone on " + point + " and cannot have just played there");
            }
        });
    }

    /** A game in which no stone has been removed before. */
    public Opening(Position position, Color toMove, Optional<Point> lastPlay) {
        this(position, toMove, lastPlay, 0, 0);
    }

    public Opening withPrisoners(int black, int white) {
        return new Opening(position, toMove, lastPlay, black, white);
    }

    public boolean hasPrisoners() {
        return blackPrisoners + whitePrisoners > 0;
    }

    /** The start of a game: an empty board, Black to move. */
    public static Opening of(Board board) {
        return new Opening(Position.empty(board), Color.BLACK, Optional.empty());
    }

    public Board board() {
        return position.board();
    }

    /** Whether this is the start of a game and needs no set-up. */
    public boolean isStart() {
        return position.stones().isEmpty() && toMove == Color.BLACK && !hasPrisoners();
    }
}
