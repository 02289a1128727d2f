package touchstone.suite.lift;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Score;

/** The lifts that are worth trying for a scenario, the plainest first. */
final class Candidates {

    private static final BaseRules RULES = new BaseRules();
    /** The score outside where nothing is known yet. */
    static final Score NOTHING = new Score(0, 0);

    private final SeenPlay seen;
    private final Board target;
    private final List<Placing> placings;

    /** @param turn which corner comes first: scenarios of one clause are to meet different edges of the board */
    Candidates(SeenPlay seen, Board target, int turn) {
        this.seen = seen;
        this.target = target;
        // In a record points are counted from the upper left corner: there only its size changes.
        List<Placing> all = new ArrayList<>(
                seen.loads()
                        ? List.of(Placing.UPPER_LEFT)
                        : Stream.of(Placing.values()).filter(Placing::isWhole).toList());
        Collections.rotate(all, -(turn % all.size()));
        this.placings = all;
    }

    Stream<Lift> lifts() {
        Board home = seen.home();
        if (home.width() > target.width() || home.height() > target.height()) {
            return Stream.empty();
        }
        List<Supplier<Optional<Lift>>> lifts = new ArrayList<>();
        for (Surroundings surroundings : Surroundings.values()) {
            for (Placing placing : placings) {
                lifts.add(() -> lift(placing, frame(placing.window(home, target), surroundings)));
            }
        }
        for (Color color : Color.values()) {
            for (Placing placing : placings) {
                lifts.add(() -> lift(placing, full(placing.window(home, target), color)));
            }
        }
        if (seen.handicaps()) {
            lifts.add(this::stretched);
        }
        // Each is made when those before it have been tried: most often the first will do.
        return lifts.stream().map(Supplier::get).flatMap(Optional::stream).distinct();
    }

    private Optional<Lift> lift(Placing placing, Optional<Position> frame) {
        return frame.map(stones -> new Lift(placing, seen.home(), stones, NOTHING));
    }

    /** With star points on star points, where handicap stones are placed by their number. */
    private Optional<Lift> stretched() {
        try {
            Placing.STRETCHED.window(seen.home(), target);
            return Optional.of(new Lift(Placing.STRETCHED, seen.home(), Position.empty(target), NOTHING));
        } catch (IllegalArgumentException otherStarPoints) {
            return Optional.empty();
        }
    }

    /**
     * Stones of one player everywhere around: where they are captured with those in the window the whole board is empty.
     *
     * @return empty if they would have no liberty at the start
     */
    private Optional<Position> full(Window window, Color color) {
        PointSet around = target.all().minus(window.in(window.small().all()));
        Position frame =
                color == Color.BLACK ? new Position(around, target.none()) : new Position(target.none(), around);
        Position start = window.in(seen.start(), frame);
        return around.isEmpty() || !RULES.withoutLiberty(start, color).isEmpty()
                ? Optional.empty()
                : Optional.of(frame);
    }

    /** @return empty if stones of the frame would have no liberty */
    private Optional<Position> frame(Window window, Surroundings surroundings) {
        Position frame = Position.empty(target);
        for (Map.Entry<Point, Point> side : sides(window).entrySet()) {
            Optional<Color> color = surroundings.beside(seen, side.getValue());
            if (color.isPresent()) {
                frame = frame.with(color.get(), side.getKey());
            }
        }
        Position full = frame.stones().isEmpty()
                ? frame
                : new Position(
                        frame.stones(Color.BLACK).or(window.in(window.small().all())), frame.stones(Color.WHITE));
        boolean alive = RULES.withoutLiberty(full, Color.BLACK).isEmpty()
                && RULES.withoutLiberty(full, Color.WHITE).isEmpty();
        return alive ? Optional.of(frame) : Optional.empty();
    }

    /** The points just outside the window, each with the one inside that it is next to. */
    private static Map<Point, Point> sides(Window window) {
        Map<Point, Point> sides = new LinkedHashMap<>();
        for (Point inside : window.small().points()) {
            Point at = window.in(inside);
            for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
                int column = at.column() + step[0];
                int row = at.row() + step[1];
                if (column >= 0
                        && row >= 0
                        && column < window.large().width()
                        && row < window.large().height()) {
                    Point beside = new Point(column, row);
                    if (window.out(beside).isEmpty()) {
                        sides.put(beside, inside);
                    }
                }
            }
        }
        return sides;
    }
}
