package touchstone.laboratory.find;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** Where else a disagreement may show, more plainly. */
final class Roots {

    /** How many points of a list that differs are tried as moves. */
    private static final int POINTS = 3;

    private Roots() {}

    /** The route with a look at the stones at the start and after whatever is done. */
    static Route looking(Route route) {
        List<Route.Mark> marks = new ArrayList<>();
        Route.Mark look = new Route.Mark(new Step.Look(new Sight.Stones()), true, false);
        marks.add(look);
        for (Route.Mark mark : route.marks()) {
            marks.add(mark);
            if (!mark.isLook() && mark != route.last()) {
                marks.add(look);
            }
        }
        if (route.last().isLook()) {
            marks.add(marks.size() - 1, look);
        }
        return new Route(route.board(), marks);
    }

    /** The same route with a look at the score in place of one at what follows from it; empty if that is not what is looked at. */
    static Optional<Route> scored(Route route) {
        boolean follows = route.last().step() instanceof Step.Look look
                && (look.sight() instanceof Sight.Result
                        || look.sight() instanceof Sight.Scores
                        || look.sight() instanceof Sight.Counted);
        if (!follows) {
            return Optional.empty();
        }
        List<Route.Mark> marks =
                new ArrayList<>(route.marks().subList(0, route.marks().size() - 1));
        marks.add(new Route.Mark(new Step.Look(new Sight.Lead()), true, false));
        return Optional.of(new Route(route.board(), marks));
    }

    /** Where the subject says of moves what is not so: the same route with such a move made. */
    static List<Route> played(Sighting sighting) {
        if (!(sighting.found().step() instanceof Step.Look look)) {
            return List.of();
        }
        Stream<Point> points = Stream.empty();
        if (look.sight() instanceof Sight.Legal legal) {
            points = Stream.of(legal.point());
        } else if (look.sight() instanceof Sight.LegalPlays && sighting.found().seen() instanceof Seen.Shown shown) {
            PointSet right = (PointSet) ((Seen.Shown) sighting.found().expected()).what();
            PointSet listed = (PointSet) shown.what();
            points = listed.minus(right).or(right.minus(listed)).stream().limit(POINTS);
        }
        return points.map(point -> withMove(sighting.route(), point)).toList();
    }

    private static Route withMove(Route route, Point point) {
        List<Route.Mark> marks =
                new ArrayList<>(route.marks().subList(0, route.marks().size() - 1));
        marks.add(new Route.Mark(
                new Step.Make(Color.BLACK, new Move.Play(point)), route.last().own(), false));
        return new Route(route.board(), marks);
    }

    static boolean isMove(Sighting sighting) {
        return sighting.diagnosis().deviation() == Deviation.TAKES
                || sighting.diagnosis().deviation() == Deviation.REFUSES;
    }
}
