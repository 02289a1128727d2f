package touchstone.laboratory.fuzz;

import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import touchstone.laboratory.walk.Walk;

/** Counts what a campaign goes through. */
final class Tally {

    private final Map<String, Long> boards =
            new TreeMap<>(Comparator.comparingInt(Tally::points).thenComparing(name -> name));
    private final Map<String, Long> steerings = new TreeMap<>();
    private long walks;
    private long moves;
    private long leftOut;
    private long breakdowns;

    void walked(Written written) {
        Walk walk = written.drawn().walk();
        walks++;
        moves += written.moves().size();
        boards.merge(walk.board().toString(), 1L, Long::sum);
        steerings.merge(written.drawn().steering(), 1L, Long::sum);
    }

    void leftOut() {
        leftOut++;
    }

    void brokeDown() {
        breakdowns++;
    }

    Account account() {
        return new Account(walks, moves, new TreeMap<>(boards), new TreeMap<>(steerings), leftOut, breakdowns);
    }

    private static int points(String board) {
        int cross = board.indexOf('x');
        return Integer.parseInt(board.substring(0, cross)) * Integer.parseInt(board.substring(cross + 1));
    }
}
