package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** What is reached at once, word by word, against what is reached step by step; and on any position whatsoever. */
class AdjacencyTest {

    /** A path is followed one step after another, as the definition has it. */
    private static PointSet stepByStep(PointSet points, PointSet state) {
        PointSet reached = points;
        PointSet further = points;
        do {
            reached = further;
            further = reached.or(Adjacency.ALONG_LINES.of(reached).and(state));
        } while (!further.equals(reached));
        return reached;
    }

    private static void agree(PointSet points, PointSet state) {
        assertThat(Adjacency.ALONG_LINES.reached(points, state)).isEqualTo(stepByStep(points, state));
    }

    /** From points of the state, from points beside it, and from some of both. */
    @Property(tries = 300)
    void reachesWhatStepsReach(
            @ForAll(supplier = Scatter.Anywhere.class) Scatter scatter, @ForAll @IntRange(max = 624) int lot) {
        Position position = scatter.position();
        PointSet black = position.stones(Color.BLACK);
        Point one = scatter.board().points().get(lot % scatter.board().size());
        agree(PointSet.of(scatter.board(), one), position.alike(one));
        agree(PointSet.of(scatter.board(), one), position.stones());
        agree(position.empties(), black);
        agree(scatter.board().none(), black);
        agree(black, position.empties().with(one));
    }

    /** The longest path there is on a board: it goes along every other row, and changes rows at the edges in turn. */
    @Test
    void followsTheLongestPath() {
        Board board = Board.of(25, 25);
        PointSet path = board.none();
        for (Point point : board.points()) {
            boolean turn = point.row() % 4 == 1 ? point.column() == 24 : point.column() == 0;
            path = point.row() % 2 == 0 || turn ? path.with(point) : path;
        }
        PointSet lowest = PointSet.of(board, Point.parse("A1"));
        PointSet highest = PointSet.of(board, Point.parse("Z25"));
        assertThat(Adjacency.ALONG_LINES.reached(lowest, path)).isEqualTo(path);
        assertThat(Adjacency.ALONG_LINES.reached(highest, path)).isEqualTo(path);
        assertThat(stepByStep(highest, path)).isEqualTo(path);
    }

    @Property(tries = 100)
    void stonesWithoutLibertyAreThoseWhoseLibertiesAreNone(@ForAll(supplier = Scatter.Anywhere.class) Scatter scatter) {
        BaseRules rules = new BaseRules();
        Position position = scatter.position();
        for (Color color : Color.values()) {
            PointSet without = rules.withoutLiberty(position, color);
            assertThat(without.minus(position.stones(color))).isEmpty();
            for (Point stone : position.stones(color)) {
                assertThat(without.contains(stone))
                        .isEqualTo(rules.liberties(position, stone).isEmpty());
            }
        }
    }
}
