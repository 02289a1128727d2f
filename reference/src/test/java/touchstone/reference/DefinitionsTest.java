package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Chains and liberties on random positions, against a search from point to point that knows no bit sets. */
class DefinitionsTest {

    private static final BaseRules BASE = new BaseRules();

    @Property(tries = 300)
    void connectedPointsAreThoseAPathReaches(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Position position = visitor.last(BASE).position();
        for (Point point : visitor.board().points()) {
            assertThat(BASE.connected(position, point)).containsExactlyElementsOf(path(position, point));
        }
    }

    @Property(tries = 300)
    void beingConnectedIsTheSameFromBothEnds(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Position position = visitor.last(BASE).position();
        for (Point point : visitor.board().points()) {
            for (Point other : BASE.connected(position, point)) {
                assertThat(BASE.connected(position, other)).isEqualTo(BASE.connected(position, point));
            }
        }
    }

    @Property(tries = 300)
    void allStonesOfAChainHaveTheSameLiberties(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        Position position = visitor.last(BASE).position();
        for (Point stone : position.stones()) {
            for (Point other : BASE.connected(position, stone)) {
                assertThat(BASE.liberties(position, other)).isEqualTo(BASE.liberties(position, stone));
            }
        }
    }

    private static Set<Point> path(Position position, Point start) {
        Set<Point> reached = new TreeSet<>(Set.of(start));
        Deque<Point> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            Point point = open.remove();
            for (Point other : position.board().points()) {
                int distance = Math.abs(point.column() - other.column()) + Math.abs(point.row() - other.row());
                if (distance == 1 && position.stone(other).equals(position.stone(point)) && reached.add(other)) {
                    open.add(other);
                }
            }
        }
        return reached;
    }
}
