package touchstone.gtp.game;

import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** A player's move. */
public record PlayedMove(Color player, Move move) {

    public static PlayedMove play(Color player, Point point) {
        return new PlayedMove(player, new Move.Play(point));
    }

    public static PlayedMove pass(Color player) {
        return new PlayedMove(player, Move.PASS);
    }

    public boolean isPass() {
        return move instanceof Move.Pass;
    }

    /** The command that makes it. */
    public String command() {
        return "play " + letter(player) + ' ' + move;
    }

    /** The protocol's name of a player: {@code B} or {@code W}. */
    public static String letter(Color player) {
        return player == Color.BLACK ? "B" : "W";
    }
}
