package touchstone.life;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.PointSet;

/** One way through a proof: imagined play with the best that both sides have. */
public record ProofLine(List<Turn> turns, End end) {

    public ProofLine {
        turns = List.copyOf(turns);
    }

    /** @param captured the stones that the move takes */
    public record Turn(Color player, ImaginedMove move, PointSet captured) {}

    /** What the line comes to. */
    public enum End {
        /** The stones are captured. */
        CAPTURED,
        /** What is asked about lies within unconditional territory of the player who captures. */
        WITHOUT_ROOM,
        /** The stones have two eyes. */
        TWO_EYES,
        /** A new stone belongs to a chain with two eyes. */
        NEW_STONE_STAYS,
        /** A moment comes about again, and nobody can do better. */
        REPEATS,
        /** Both pass, as neither can do better. */
        BOTH_PASS,
        /** The line is longer than is shown. */
        CUT
    }
}
