package touchstone.reference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A sequence of board plays that may repeat (Ing-Spight ko rule): together they leave every point that they touch as it was.
 *
 * @param plays those of the cycle, the earliest first
 * @param earlier all plays before them
 */
record Cycle(List<BoardPlay> plays, List<BoardPlay> earlier) {

    /** No cycle that has a name touches more points than the eight of a quadruple ko; what touches more is not searched. */
    private static final int MOST_POINTS = LocalBits.MOST;

    private static final int MOST_POSITIONS = 5_000;

    /** The shortest cycle that the last of some plays completes, plays elsewhere between its own left out. */
    static Optional<Cycle> endingIn(List<BoardPlay> plays) {
        BoardPlay last = plays.get(plays.size() - 1);
        PointSet touched = last.touched();
        for (int start = plays.size() - 1; start >= 0; start--) {
            List<BoardPlay> since = plays.subList(start, plays.size());
            touched = touchedWith(touched, since);
            if (alike(since.get(0).before(), last.after(), touched)) {
                PointSet all = touched;
                List<BoardPlay> own = since.stream()
                        .filter(play -> play.touched().intersects(all))
                        .toList();
                return Optional.of(new Cycle(own, plays.subList(0, start)));
            }
        }
        return Optional.empty();
    }

    /**
     * The points that the last play touched, those that other plays touched together with them, and so on.
     *
     * @param later what they are without the first of the plays
     */
    private static PointSet touchedWith(PointSet later, List<BoardPlay> plays) {
        if (!plays.get(0).touched().intersects(later)) {
            return later;
        }
        PointSet touched = later;
        PointSet before;
        do {
            before = touched;
            for (BoardPlay play : plays) {
                if (play.touched().intersects(touched)) {
                    touched = touched.or(play.touched());
                }
            }
        } while (!touched.equals(before));
        return touched;
    }

    private static boolean alike(Position one, Position other, PointSet points) {
        return one.stones(Color.BLACK)
                        .and(points)
                        .equals(other.stones(Color.BLACK).and(points))
                && one.stones(Color.WHITE)
                        .and(points)
                        .equals(other.stones(Color.WHITE).and(points));
    }

    boolean isOdd() {
        return plays.size() % 2 == 1;
    }

    /** Whether the same plays were made before in the same order, be it with others between. */
    boolean wasPlayedBefore() {
        int found = 0;
        for (BoardPlay play : earlier) {
            if (found < plays.size() && play.isSame(plays.get(found))) {
                found++;
            }
        }
        return found == plays.size();
    }

    /**
     * Whether plays that follow one another, and that are {@linkplain #isNoKo not no ko}, are part of a ko: an even cycle, which they and further plays in turn on the points
     * that they touched complete, and in which no position stands with either player to move, as it does in an odd cycle.
     */
    static boolean isKo(BaseRules rules, List<BoardPlay> plays) {
        return canBeCompleted(rules, plays, touched(plays));
    }

    /** Whether plays, and with any before them, are no part of a ko for what they are: they touch too much or hold an odd cycle. */
    static boolean isNoKo(List<BoardPlay> plays) {
        return touched(plays).size() > MOST_POINTS || holdsOddCycle(plays);
    }

    private static PointSet touched(List<BoardPlay> plays) {
        return plays.stream()
                .map(BoardPlay::touched)
                .reduce(plays.get(0).before().board().none(), PointSet::or);
    }

    private static boolean holdsOddCycle(List<BoardPlay> plays) {
        for (int i = 0; i < plays.size(); i++) {
            for (int j = i; j < plays.size(); j += 2) {
                if (plays.get(i).before().equals(plays.get(j).after())) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean canBeCompleted(BaseRules rules, List<BoardPlay> plays, PointSet touched) {
        BoardPlay last = plays.get(plays.size() - 1);
        Position start = plays.get(0).before();
        PointSet elsewhere = start.board().all().minus(touched);
        if (!canBeReached(rules, last.after(), start, elsewhere)) {
            return false;
        }
        return LocalBits.suits(rules) ? searchedByBits(rules, plays, touched) : searched(rules, plays, elsewhere);
    }

    private static boolean searched(BaseRules rules, List<BoardPlay> plays, PointSet elsewhere) {
        Position start = plays.get(0).before();
        Color first = plays.get(0).player();
        BoardPlay last = plays.get(plays.size() - 1);
        Set<Position> stood = new HashSet<>();
        plays.forEach(play -> stood.add(play.after()));
        Deque<Turn> open =
                new ArrayDeque<>(List.of(new Turn(last.after(), last.player().opponent())));
        while (!open.isEmpty() && stood.size() < MOST_POSITIONS) {
            Turn turn = open.remove();
            if (turn.position().equals(start)) {
                if (turn.player() == first) {
                    return true;
                }
                continue;
            }
            for (Position next : turn.playsOn(rules, elsewhere)) {
                if (next.equals(start) || stood.add(next)) {
                    open.add(new Turn(next, turn.player().opponent()));
                }
            }
        }
        return false;
    }

    /** The same search with the same positions in the same order. */
    private static boolean searchedByBits(BaseRules rules, List<BoardPlay> plays, PointSet touched) {
        BoardPlay last = plays.get(plays.size() - 1);
        LocalBits bits = new LocalBits(rules, touched, last.after());
        int start = bits.number(plays.get(0).before());
        Color first = plays.get(0).player();
        LocalBits.Numbers stood = new LocalBits.Numbers();
        plays.forEach(play -> stood.add(bits.number(play.after())));
        int[] open = {bits.number(last.after())};
        for (Color player = last.player().opponent(); open.length > 0; player = player.opponent()) {
            // All positions that are as many plays away have the same player to move.
            int[] next = new int[open.length * bits.size()];
            int count = 0;
            for (int position : open) {
                if (stood.size() >= MOST_POSITIONS) {
                    return false;
                }
                if (position == start) {
                    if (player == first) {
                        return true;
                    }
                    continue;
                }
                for (int point = 0; point < bits.size(); point++) {
                    int after = bits.play(position, player, point);
                    if (after != LocalBits.NONE && (after == start || stood.add(after))) {
                        next[count++] = after;
                    }
                }
            }
            open = Arrays.copyOf(next, count);
        }
        return false;
    }

    /**
     * False only if no plays lead from one position to another that leave what is elsewhere as it is, which spares a search that finds nothing:
     * stones that are connected with one elsewhere, or have a liberty there, stay.
     */
    private static boolean canBeReached(BaseRules rules, Position from, Position to, PointSet elsewhere) {
        PointSet open = rules.adjacent(from.empties().and(elsewhere));
        for (Color color : Color.values()) {
            PointSet stones = from.stones(color);
            PointSet stay = rules.reached(elsewhere.or(open).and(stones), stones);
            if (!to.stones(color).holds(stay)) {
                return false;
            }
        }
        return true;
    }

    private record Turn(Position position, Color player) {

        /** The positions after each play that touches nothing elsewhere. */
        List<Position> playsOn(BaseRules rules, PointSet elsewhere) {
            List<Position> positions = new ArrayList<>();
            for (Point point : position.empties().minus(elsewhere)) {
                Position placed = rules.place(position, player, point);
                Removal removal = rules.remove(placed, player);
                if (!removal.captured().intersects(elsewhere)
                        && !removal.selfCaptured().intersects(elsewhere)) {
                    positions.add(placed.without(removal.captured()).without(removal.selfCaptured()));
                }
            }
            return positions;
        }
    }
}
