package touchstone.explore.divergence;

import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Position;

/**
 * The position from which two rulesets are compared.
 *
 * @param toMove who moves first
 */
public record StartPosition(Position position, Color toMove) {

    /** The start of a game as rules have it: an empty board, and Black moves. */
    public static StartPosition empty(Board board) {
        return new StartPosition(Position.empty(board), Color.BLACK);
    }

    public Board board() {
        return position.board();
    }

    /** Whether a game begins so. */
    public boolean isEmpty() {
        return position.stones().isEmpty() && toMove == Color.BLACK;
    }

    /** The game that begins here; the board was empty before, and nothing else is known of what lay between. */
    Game game(BaseRules rules) {
        return isEmpty() ? Game.begin(rules, board()) : Game.from(rules, position, toMove);
    }
}
