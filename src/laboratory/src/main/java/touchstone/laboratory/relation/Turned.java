package touchstone.laboratory.relation;

import java.util.List;
import java.util.Optional;
import touchstone.laboratory.walk.Mapping;
import touchstone.reference.Board;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.subject.Opening;
import touchstone.trace.Step;

/**
 * The board turned or mirrored: rules know no direction.
 *
 * @param way 1 to 7: bit 0 from left to right, bit 1 upside down, bit 2 rows for columns after that
 */
record Turned(int way) implements Relation {

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
        return Mapping.symmetries(board).get(way).to();
    }

    @Override
    public Optional<Retelling> retell(Board board, List<Step> steps) {
        Mapping mapping = Mapping.symmetries(board).get(way);
        return Retelling.mapped(this, board, mapping, steps, (sight, one, other) -> turned(mapping, one)
                .equals(other));
    }

    private static Object turned(Mapping mapping, Object seen) {
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
