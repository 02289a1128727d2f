package touchstone.laboratory.relation;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.trace.Step;

/** A way of telling a game otherwise, between which and the first one no rules of Go can tell. */
public sealed interface Relation permits Turned, ColorsSwapped, KomiShifted, Transposed, LargerBoard {

    /**
     * The game told both ways.
     *
     * @param steps from the start of a game on an empty board
     * @return nothing if this game cannot be told otherwise in this way
     */
    Optional<Retelling> retell(Board board, List<Step> steps);

    /** How it is told otherwise: the rest of a sentence that begins with "the same game". */
    @Override
    String toString();
}
