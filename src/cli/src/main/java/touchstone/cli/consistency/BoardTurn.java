package touchstone.cli.consistency;

import java.util.List;
import java.util.Optional;
import touchstone.explore.trace.BoardMapping;
import touchstone.reference.Board;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.trace.TraceStep;

/**
 * Metamorphic relation: the board turned or mirrored.
 *
 * @param way 1 to 7: bit 0 from left to right, bit 1 upside down, bit 2 rows for columns after that
 */
record BoardTurn(int way) implements MetamorphicRelation {

    private static final List<String> WORDS = List.of(
            "mirrored from left to right",
            "mirrored from top to bottom",
            "turned by half",
            "mirrored at the diagonal from A1",
            "turned by a quarter to the left",
            "turned by a quarter to the right",
            "mirrored at the other diagonal");

    /** The board on which the game is told otherwise. */
    Board to(Board board) {
        return BoardMapping.symmetries(board).get(way).to();
    }

    @Override
    public Optional<GamePair> retell(Board board, List<TraceStep> steps) {
        BoardMapping mapping = BoardMapping.symmetries(board).get(way);
        return GamePair.mapped(this, board, mapping, steps, (query, one, other) -> turned(mapping, one)
                .equals(other));
    }

    private static Object turned(BoardMapping mapping, Object seen) {
        if (seen instanceof Position position) {
            return mapping.of(position);
        }
        return seen instanceof PointSet points ? mapping.of(points) : seen;
    }

    @Override
    public String toString() {
        return WORDS.get(way - 1);
    }
}
