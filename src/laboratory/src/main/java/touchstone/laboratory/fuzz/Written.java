package touchstone.laboratory.fuzz;

import java.util.ArrayList;
import java.util.List;
import touchstone.laboratory.walk.WalkSource;
import touchstone.laboratory.walk.Witness;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/**
 * A walk that waits to be gone, and the moves on it.
 *
 * @param moves in their order, those that are illegal and only tried included
 */
public record Written(WalkSource.Drawn drawn, List<Moved> moves) {

    public Written {
        moves = List.copyOf(moves);
    }

    /** A move that is made or tried on a walk, and what the rules say of it. */
    public record Moved(Game before, Move move, Ruling ruling) {}

    /** Writes a walk and notes its moves. */
    public interface Writer {
        WalkSource with(Witness witness);
    }

    /** The walk of a number. */
    public static Written by(Writer writer, long number) {
        List<Moved> moves = new ArrayList<>();
        WalkSource.Drawn drawn = writer.with((before, move, ruling) -> moves.add(new Moved(before, move, ruling)))
                .walk(number);
        return new Written(drawn, moves);
    }
}
