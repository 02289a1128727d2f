package touchstone.gtp.reading;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import touchstone.gtp.client.Reply;
import touchstone.reference.Board;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * Reads KataGo's {@code kata-raw-nn}: after a line {@code policy} a grid of likelihoods, the top row first, in which {@code
 * NAN} stands for a move that is illegal by the rules in force. Its {@code play} is far more tolerant than that.
 */
public final class PolicyReading {

    private PolicyReading() {}

    /** The points where the player to move may play. */
    public static PointSet legal(Board board, Reply reply) {
        Iterator<String> lines =
                EntityReadings.success(reply, "a policy").lines().iterator();
        while (lines.hasNext() && !lines.next().strip().equals("policy")) {
            // What stands before the policy is of no interest.
        }
        PointSet legal = board.none();
        for (int row = board.height() - 1; row >= 0; row--) {
            if (!lines.hasNext()) {
                throw MisreadException.of(reply, "a policy of " + board.height() + " rows");
            }
            List<String> chances = List.of(lines.next().strip().split("\\s+"));
            if (chances.size() != board.width()) {
                throw MisreadException.of(reply, "a policy with rows of " + board.width() + " points");
            }
            for (int column = 0; column < board.width(); column++) {
                if (likely(reply, chances.get(column))) {
                    legal = legal.with(new Point(column, row));
                }
            }
        }
        return legal;
    }

    private static boolean likely(Reply reply, String chance) {
        if (chance.toUpperCase(Locale.ROOT).equals("NAN")) {
            return false;
        }
        try {
            Double.parseDouble(chance);
            return true;
        } catch (NumberFormatException e) {
            throw MisreadException.of(reply, "a policy");
        }
    }
}
