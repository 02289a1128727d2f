package touchstone.explore.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.explore.diagnosis.Deviation;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** Other queries that may show the same disagreement more plainly. */
final class RootCauses {

    /** How many points of a list that differs are tried as moves. */
    private static final int POINTS = 3;

    private RootCauses() {}

    /** The route with a look at the stones at the start and after whatever is done. */
    static ColorlessSequence looking(ColorlessSequence route) {
        List<ColorlessSequence.Mark> marks = new ArrayList<>();
        ColorlessSequence.Mark look =
                new ColorlessSequence.Mark(new TraceStep.QueryStep(new Query.Stones()), true, false);
        marks.add(look);
        for (ColorlessSequence.Mark mark : route.marks()) {
            marks.add(mark);
            if (!mark.isLook() && mark != route.last()) {
                marks.add(look);
            }
        }
        if (route.last().isLook()) {
            marks.add(marks.size() - 1, look);
        }
        return new ColorlessSequence(route.board(), marks);
    }

    /** The same route with a look at the score in place of one at what follows from it; empty if that is not what is looked at. */
    static Optional<ColorlessSequence> scored(ColorlessSequence route) {
        boolean follows = route.last().step() instanceof TraceStep.QueryStep query
                && (query.query() instanceof Query.Result
                        || query.query() instanceof Query.Scores
                        || query.query() instanceof Query.Counted);
        if (!follows) {
            return Optional.empty();
        }
        List<ColorlessSequence.Mark> marks =
                new ArrayList<>(route.marks().subList(0, route.marks().size() - 1));
        marks.add(new ColorlessSequence.Mark(new TraceStep.QueryStep(new Query.Lead()), true, false));
        return Optional.of(new ColorlessSequence(route.board(), marks));
    }

    /** Where the subject says of moves what is not so: the same route with such a move made. */
    static List<ColorlessSequence> played(FailingSequence failing) {
        if (!(failing.found().step() instanceof TraceStep.QueryStep query)) {
            return List.of();
        }
        Stream<Point> points = Stream.empty();
        if (query.query() instanceof Query.Legal legal) {
            points = Stream.of(legal.point());
        } else if (query.query() instanceof Query.LegalPlays
                && failing.found().observation() instanceof Observation.Shown shown) {
            PointSet right = (PointSet) ((Observation.Shown) failing.found().expected()).what();
            PointSet listed = (PointSet) shown.what();
            points = listed.minus(right).or(right.minus(listed)).stream().limit(POINTS);
        }
        return points.map(point -> withMove(failing.route(), point)).toList();
    }

    private static ColorlessSequence withMove(ColorlessSequence route, Point point) {
        List<ColorlessSequence.Mark> marks =
                new ArrayList<>(route.marks().subList(0, route.marks().size() - 1));
        marks.add(new ColorlessSequence.Mark(
                new TraceStep.MoveStep(Color.BLACK, new Move.Play(point)),
                route.last().own(),
                false));
        return new ColorlessSequence(route.board(), marks);
    }

    static boolean isMove(FailingSequence failing) {
        return failing.diagnosis().deviation() == Deviation.TAKES
                || failing.diagnosis().deviation() == Deviation.REFUSES;
    }
}
