package touchstone.cli.perft.positions;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Position;
import touchstone.reference.Score;
import touchstone.reference.choice.SelfCapture;

/**
 * The number of points by which Black wins with best play, by area and positional superko, without komi. All positions
 * that have stood are part of what is searched, so nothing is left out and nothing is taken for granted.
 */
public final class OptimalPlay {

    /** The most positions there may be: two words of them. */
    public static final int MOST_POSITIONS = 128;

    private final PositionGraph graph;
    private final int start;
    /** By how much Black is ahead in each position. */
    private final int[] lead;
    /** By player and position, where plays lead, the best first. */
    private final int[][][] steps = new int[2][][];

    /** @throws IllegalArgumentException if the board has more than {@link #MOST_POSITIONS} legal positions */
    public OptimalPlay(Board board, SelfCapture selfCapture) {
        if (!fits(board)) {
            throw new IllegalArgumentException("a board of " + board + "; expected one with no more than "
                    + MOST_POSITIONS + " legal positions: 1x1 to 1x5, or 2x2");
        }
        this.graph = new PositionGraph(board, selfCapture);
        this.start = graph.number(Position.empty(board));
        this.lead = new int[graph.size()];
        BaseRules rules = new BaseRules();
        for (int i = 0; i < lead.length; i++) {
            Score score = rules.score(graph.position(i));
            lead[i] = (int) (score.black() - score.white());
        }
        for (Color player : Color.values()) {
            steps[player.ordinal()] = new int[lead.length][];
            for (int from = 0; from < lead.length; from++) {
                steps[player.ordinal()][from] = steps(from, player);
            }
        }
    }

    /** Whether this can be told of a board. */
    public static boolean fits(Board board) {
        return board.size() <= 5 && BorderStateCount.legalPositions(board).intValueExact() <= MOST_POSITIONS;
    }

    private int[] steps(int from, Color player) {
        int sign = sign(player);
        List<Integer> steps = new ArrayList<>();
        for (int to : graph.plays(from, player)) {
            if (to >= 0 && to != from) {
                steps.add(to);
            }
        }
        steps.sort(Comparator.comparingInt(to -> -sign * lead[to]));
        return steps.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int sign(Color player) {
        return player == Color.BLACK ? 1 : -1;
    }

    /** In points, negative if White wins. */
    public int blackWinsBy() {
        int most = graph.position(0).board().size();
        return best(start, bit(0, start), bit(1, start), Color.BLACK, false, -most, most);
    }

    private static long bit(int word, int position) {
        return position >> 6 == word ? 1L << position : 0;
    }

    /** What the player to move can reach at best, in points for that player. */
    private int best(int at, long low, long high, Color player, boolean passed, int atLeast, int atMost) {
        int best = passed ? sign(player) * lead[at] : -best(at, low, high, player.opponent(), true, -atMost, -atLeast);
        int floor = Math.max(atLeast, best);
        for (int to : steps[player.ordinal()][at]) {
            if (floor >= atMost) {
                return best;
            }
            long lowBit = bit(0, to);
            long highBit = bit(1, to);
            if ((low & lowBit | high & highBit) == 0) {
                int value = -best(to, low | lowBit, high | highBit, player.opponent(), false, -atMost, -floor);
                best = Math.max(best, value);
                floor = Math.max(floor, best);
            }
        }
        return best;
    }
}
