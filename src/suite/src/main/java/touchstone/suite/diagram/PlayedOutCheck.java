package touchstone.suite.diagram;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** Whether a board is played out, so that there is no doubt which of its stones are dead. */
public final class PlayedOutCheck {

    private PlayedOutCheck() {}

    /** Whether stones of both players reach some empty point: in seki, or because something is left to play there. */
    public static boolean in(Position position) {
        Set<Point> seen = new HashSet<>();
        for (Point empty : position.empties()) {
            if (seen.add(empty) && reaching(position, empty, seen).size() > 1) {
                return true;
            }
        }
        return false;
    }

    private static Set<Color> reaching(Position position, Point from, Set<Point> seen) {
        Set<Color> colors = EnumSet.noneOf(Color.class);
        Deque<Point> toDo = new ArrayDeque<>(List.of(from));
        while (!toDo.isEmpty()) {
            for (Point next : beside(position, toDo.pop())) {
                position.stone(next).ifPresent(colors::add);
                if (position.stone(next).isEmpty() && seen.add(next)) {
                    toDo.push(next);
                }
            }
        }
        return colors;
    }

    private static List<Point> beside(Position position, Point point) {
        return List.of(new int[] {1, 0}, new int[] {-1, 0}, new int[] {0, 1}, new int[] {0, -1}).stream()
                .map(step -> new int[] {point.column() + step[0], point.row() + step[1]})
                .filter(at -> at[0] >= 0
                        && at[0] < position.board().width()
                        && at[1] >= 0
                        && at[1] < position.board().height())
                .map(at -> new Point(at[0], at[1]))
                .toList();
    }
}
