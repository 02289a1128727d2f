package touchstone.spi;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * How a game begins: from an empty board, or from a position.
 *
 * @param position the stones on the board
 * @param toMove the player to move
 * @param lastPlay the point on which the opponent has just played, capturing nothing; empty if that is not known
 * @param blackPrisoners the number of black stones captured before, at least 0
 * @param whitePrisoners the number of white stones captured before, at least 0
 */
public record GameStart(
        Position position, Color toMove, Optional<Point> lastPlay, int blackPrisoners, int whitePrisoners) {

    public GameStart {
        if (blackPrisoners < 0 || whitePrisoners < 0) {
            throw new IllegalArgumentException("fewer than no stones cannot have been captured");
        }
        lastPlay.ifPresent(point -> {
            if (!position.stones(toMove.opponent()).contains(point)) {
                throw new IllegalArgumentException(
                        toMove.opponent() + " has no stone on " + point + " and cannot have just played there");
            }
        });
    }

    /** A game in which no stone has been captured before. */
    public GameStart(Position position, Color toMove, Optional<Point> lastPlay) {
        this(position, toMove, lastPlay, 0, 0);
    }

    /** The same with stones captured before, black ones and white ones. */
    public GameStart withPrisoners(int black, int white) {
        return new GameStart(position, toMove, lastPlay, black, white);
    }

    public boolean hasPrisoners() {
        return blackPrisoners + whitePrisoners > 0;
    }

    /** The start of a game: an empty board, Black to move. */
    public static GameStart of(Board board) {
        return new GameStart(Position.empty(board), Color.BLACK, Optional.empty());
    }

    public Board board() {
        return position.board();
    }

    /** Whether this is the start of an ordinary game, so that nothing has to be set up. */
    public boolean isStart() {
        return position.stones().isEmpty() && toMove == Color.BLACK && !hasPrisoners();
    }
}
