package touchstone.explore.trace;

import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;
import touchstone.trace.Query;

/** Is notified of what happens in a game while its trace is generated. */
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
