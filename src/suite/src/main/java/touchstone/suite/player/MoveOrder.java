package touchstone.suite.player;

import touchstone.reference.Color;

/** Whose moves an engine makes, and in which order moves are made. */
public enum MoveOrder {
    /** Those of Black; an opponent makes the others. */
    BLACK,
    /** Those of White; an opponent makes the others. */
    WHITE,
    /** All. */
    BOTH,
    /** All, and each player makes two moves in succession. */
    BOTH_TWICE;

    /** The seat of an engine that makes one player's moves. */
    public static MoveOrder of(Color player) {
        return player == Color.BLACK ? BLACK : WHITE;
    }

    /**
     * Who makes a move, counted from 0.
     *
     * @param first who makes the first of all
     */
    Color mover(int number, Color first) {
        int turn = this == BOTH_TWICE ? number / 2 : number;
        return turn % 2 == 0 ? first : first.opponent();
    }

    /** Whether the engine makes this player's moves. */
    boolean isEngines(Color player) {
        return switch (this) {
            case BLACK -> player == Color.BLACK;
            case WHITE -> player == Color.WHITE;
            case BOTH, BOTH_TWICE -> true;
        };
    }
}
