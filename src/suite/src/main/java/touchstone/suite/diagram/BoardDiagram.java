package touchstone.suite.diagram;

import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.Position;

/**
 * A board as a scenario draws it.
 *
 * @param position the stones drawn
 * @param letters the empty points that have a name, {@code a} to {@code z}
 * @param numbers the empty points with a numbered move, 1 to 9: moves yet to be made, in this order
 * @param marked the points whose stones are drawn as marked
 */
public record BoardDiagram(
        Position position, Map<Character, Point> letters, SortedMap<Integer, Point> numbers, Set<Point> marked) {

    public Board board() {
        return position.board();
    }
}
