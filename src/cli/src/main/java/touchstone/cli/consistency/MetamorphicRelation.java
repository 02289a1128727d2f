package touchstone.cli.consistency;

import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.trace.TraceStep;

/** A way to vary a game that makes no difference under any rules of Go. */
public sealed interface MetamorphicRelation permits BoardTurn, ColorSwap, KomiShift, MoveTransposition, BoardEmbedding {

    /**
     * The game told both ways.
     *
     * @param steps from the start of a game on an empty board
     * @return nothing if this game cannot be told otherwise in this way
     */
    Optional<GamePair> retell(Board board, List<TraceStep> steps);

    /** How it is told otherwise: the rest of a sentence that begins with "the same game". */
    @Override
    String toString();
}
