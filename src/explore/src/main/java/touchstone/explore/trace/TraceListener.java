package touchstone.explore.trace;

import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.trace.Query;

/** Is told of what happens on a walk while the walk is written. */
public interface TraceListener {

    /**
     * A move is made or tried.
     *
     * @param step the index of the step
     */
    void saw(int step, Game before, Move move, Ruling ruling);

    /**
     * Something is looked at.
     *
     * @param step the index of the step
     */
    default void looked(int step, Game game, Query query) {}
}
