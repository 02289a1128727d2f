package touchstone.gtp;

import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;

/** A player's move. */
record Turn(Color player, Move move) {

    static Turn play(Color player, Point point) {
        return new Turn(player, new Move.Play(point));
    }

    static Turn pass(Color player) {
        return new Turn(player, Move.PASS);
    }

    boolean isPass() {
        return move instanceof Move.Pass;
    }

    /** The command that makes it. */
    String command() {
        return "play " + letter(player) + ' ' + move;
    }

    /** The protocol's name of a player: {@code B} or {@code W}. */
    static String letter(Color player) {
        return player == Color.BLACK ? "B" : "W";
    }
}
