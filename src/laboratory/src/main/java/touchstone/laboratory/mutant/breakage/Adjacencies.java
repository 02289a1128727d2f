package touchstone.laboratory.mutant.breakage;

import static touchstone.reference.Adjacency.ALONG_LINES;

import java.util.function.UnaryOperator;
import touchstone.reference.Adjacency;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Points taken for adjacent that are not, or the other way round. */
public final class Adjacencies {

    private Adjacencies() {}

    /** Points joined by a diagonal are adjacent too. */
    public static VariantRules diagonal(Variant variant) {
        return playing(variant, points -> ALONG_LINES.of(points).or(Neighbours.diagonal(points)));
    }

    /** The last point of a row and the first of the next are adjacent too, as in a flat array. */
    public static VariantRules rowWrap(Variant variant) {
        return playing(variant, points -> {
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
    }

    /** Opposite edges are adjacent too. */
    public static VariantRules torus(Variant variant) {
        return playing(variant, points -> {
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
    }

    /** Only vertical lines join points. */
    public static VariantRules verticalOnly(Variant variant) {
        return playing(variant, Neighbours::vertical);
    }

    /** Only horizontal lines join points. */
    public static VariantRules horizontalOnly(Variant variant) {
        return playing(variant, Neighbours::horizontal);
    }

    private static VariantRules playing(Variant variant, UnaryOperator<PointSet> other) {
        Adjacency adjacency = new StepByStep(other);
        return new VariantRules(variant) {
            @Override
            public Adjacency adjacency() {
                return adjacency;
            }
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
