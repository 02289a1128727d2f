package touchstone.mutants.fault;

import static touchstone.reference.Adjacency.ALONG_LINES;

import java.util.function.UnaryOperator;
import touchstone.reference.Adjacency;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.VariantRules;

/** Points taken for adjacent that are not, or the other way round. */
public final class AdjacencyFaults {

    private AdjacencyFaults() {}

    /** Points joined by a diagonal are adjacent too. */
    public static final RuleFault DIAGONAL =
            playing(points -> ALONG_LINES.of(points).or(Neighbours.diagonal(points)));

    /** The last point of a row and the first of the next are adjacent too, as in a flat array. */
    public static final RuleFault ROW_WRAP = playing(points -> {
        PointSet adjacent = ALONG_LINES.of(points);
        int last = points.board().width() - 1;
        for (Point point : points) {
            if (point.column() == last && point.row() + 1 < points.board().height()) {
                adjacent = adjacent.with(new Point(0, point.row() + 1));
            }
            if (point.column() == 0 && point.row() > 0) {
                adjacent = adjacent.with(new Point(last, point.row() - 1));
            }
        }
        return adjacent;
    });

    /** Opposite edges are adjacent too. */
    public static final RuleFault TORUS = playing(points -> {
        PointSet adjacent = ALONG_LINES.of(points);
        int right = points.board().width() - 1;
        int top = points.board().height() - 1;
        for (Point point : points) {
            if (point.column() == 0 || point.column() == right) {
                adjacent = adjacent.with(new Point(right - point.column(), point.row()));
            }
            if (point.row() == 0 || point.row() == top) {
                adjacent = adjacent.with(new Point(point.column(), top - point.row()));
            }
        }
        return adjacent;
    });

    /** Only vertical lines join points. */
    public static final RuleFault VERTICAL_ONLY = playing(Neighbours::vertical);

    /** Only horizontal lines join points. */
    public static final RuleFault HORIZONTAL_ONLY = playing(Neighbours::horizontal);

    private static RuleFault playing(UnaryOperator<PointSet> other) {
        return variant -> {
            Adjacency adjacency = new StepByStep(other);
            return new VariantRules(variant) {
                @Override
                public Adjacency adjacency() {
                    return adjacency;
                }
            };
        };
    }

    /** Paths are followed from each point to those taken for adjacent, as the definition has it. */
    private record StepByStep(UnaryOperator<PointSet> adjacent) implements Adjacency {

        @Override
        public PointSet of(PointSet points) {
            return adjacent.apply(points);
        }

        @Override
        public PointSet reached(PointSet points, PointSet state) {
            PointSet reached = points;
            while (true) {
                PointSet further = reached.or(of(reached).and(state));
                if (further.equals(reached)) {
                    return reached;
                }
                reached = further;
            }
        }
    }
}
