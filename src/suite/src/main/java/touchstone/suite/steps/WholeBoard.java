package touchstone.suite.steps;

import java.util.Optional;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** A session in which the scenario's board is a part of the subject's: diagrams show all of it. */
public interface WholeBoard {

    /** The whole board when this stands on the scenario's part. */
    Position whole(Position part);

    /** The scenario's point for one of the whole board, if it has one. */
    Optional<Point> part(Point whole);
}
