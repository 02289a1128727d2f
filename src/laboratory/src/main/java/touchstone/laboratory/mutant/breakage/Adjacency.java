package touchstone.laboratory.mutant.breakage;

import java.util.function.UnaryOperator;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Points taken for adjacent that are not, or the other way round. */
public final class Adjacency {

    private Adjacency() {}

    /** Points joined by a diagonal are adjacent too. */
    public static VariantRules diagonal(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet adjacent(PointSet points) {
                return super.adjacent(points).or(Neighbours.diagonal(points));
            }
        };
    }

    /** The last point of a row and the first of the next are adjacent too, as in a flat array. */
    public static VariantRules rowWrap(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet adjacent(PointSet points) {
                PointSet adjacent = super.adjacent(points);
                int last = points.board().width() - 1;
                for (Point point : points) {
                    if (point.column() == last
                            && point.row() + 1 < points.board().height()) {
                        adjacent = adjacent.with(new Point(0, point.row() + 1));
                    }
                    if (point.column() == 0 && point.row() > 0) {
                        adjacent = adjacent.with(new Point(last, point.row() - 1));
                    }
                }
                return adjacent;
            }
        };
    }

    /** Opposite edges are adjacent too. */
    public static VariantRules torus(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public PointSet adjacent(PointSet points) {
                PointSet adjacent = super.adjacent(points);
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
            }
        };
    }

    /** Only vertical lines join points. */
    public static VariantRules verticalOnly(Variant variant) {
        return oneWayOnly(variant, Neighbours::vertical);
    }

    /** Only horizontal lines join points. */
    public static VariantRules horizontalOnly(Variant variant) {
        return oneWayOnly(variant, Neighbours::horizontal);
    }

    private static VariantRules oneWayOnly(Variant variant, UnaryOperator<PointSet> way) {
        return new VariantRules(variant) {
            @Override
            public PointSet adjacent(PointSet points) {
                return way.apply(points);
            }
        };
    }
}
