package touchstone.laboratory.walk;

import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/** Is told of each move that is made on a walk or tried, while the walk is written. */
@FunctionalInterface
public interface Witness {

    void saw(Game before, Move move, Ruling ruling);
}
