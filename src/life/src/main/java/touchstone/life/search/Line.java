package touchstone.life.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import touchstone.life.ImaginedMove;
import touchstone.life.ProofLine;
import touchstone.life.search.Graph.Value;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.PointSet;

/**
 * Finds a line of play in a graph whose first moment is decided. The player who succeeds goes the shortest way to the end; the other
 * the longest, or round and round.
 */
final class Line {

    private static final int LONGEST = 40;
    private static final int FAR = Integer.MAX_VALUE;

    private final Graph graph;
    private final Value value;
    private final int[] distance;

    Line(Graph graph) {
        this.graph = graph;
        this.value = graph.value(0);
        this.distance = distances();
    }

    /** Whether the player who succeeds moves. */
    private boolean succeedersTurn(int moment) {
        return graph.wantersTurn(moment) == (value == Value.REACHED);
    }

    /** How many moves it takes to an end, at the least where the one who succeeds moves, and else at the most. */
    private int[] distances() {
        int[] distance = new int[graph.size()];
        for (int i = 0; i < distance.length; i++) {
            distance[i] = graph.leaf(i) && graph.value(i) == value ? 0 : FAR;
        }
        for (boolean more = true; more; ) {
            more = false;
            for (int i = distance.length - 1; i >= 0; i--) {
                int found = distance[i] == FAR && graph.value(i) == value && !graph.leaf(i) ? from(i, distance) : FAR;
                if (found < FAR) {
                    distance[i] = found + 1;
                    more = true;
                }
            }
        }
        return distance;
    }

    private int from(int moment, int[] distance) {
        var after = Arrays.stream(graph.next(moment)).map(next -> distance[next]);
        return succeedersTurn(moment) ? after.min().orElse(FAR) : after.max().orElse(FAR);
    }

    /** The best line. */
    ProofLine best() {
        return beginningWith(graph.leaf(0) ? 0 : choose(0, new BitSet()));
    }

    /** A line for each play with which the player who fails may begin. */
    List<ProofLine> tries() {
        List<ProofLine> tries = new ArrayList<>();
        for (int i = 0; !succeedersTurn(0) && !graph.leaf(0) && i < graph.next(0).length; i++) {
            if (graph.move(0, i) != LocalPlay.PASS) {
                tries.add(beginningWith(i));
            }
        }
        return tries;
    }

    private static boolean bothPassed(List<ProofLine.Turn> turns) {
        return turns.size() >= 2
                && turns.subList(turns.size() - 2, turns.size()).stream()
                        .allMatch(turn -> turn.move().equals(new ImaginedMove.Ordinary(Move.PASS)));
    }

    private ProofLine beginningWith(int first) {
        List<ProofLine.Turn> turns = new ArrayList<>();
        BitSet seen = new BitSet();
        int moment = 0;
        while (!graph.leaf(moment)) {
            if (seen.get(moment)) {
                return new ProofLine(turns, bothPassed(turns) ? ProofLine.End.BOTH_PASS : ProofLine.End.REPEATS);
            }
            if (turns.size() == LONGEST) {
                return new ProofLine(turns, ProofLine.End.CUT);
            }
            seen.set(moment);
            int which = turns.isEmpty() ? first : choose(moment, seen);
            turns.add(turn(moment, which));
            moment = graph.next(moment)[which];
        }
        return new ProofLine(turns, end(moment));
    }

    private int choose(int moment, BitSet seen) {
        int[] after = graph.next(moment);
        int best = -1;
        for (int i = 0; i < after.length; i++) {
            if (graph.value(after[i]) == value && (best < 0 || better(moment, i, best, seen))) {
                best = i;
            }
        }
        return best;
    }

    private boolean better(int moment, int one, int other, BitSet seen) {
        int[] after = graph.next(moment);
        int first = distance[after[one]];
        int second = distance[after[other]];
        if (first != second) {
            return succeedersTurn(moment) == first < second;
        }
        boolean again = seen.get(after[one]);
        if (again != seen.get(after[other])) {
            return !again;
        }
        // Who succeeds plays where it is needed; the other tries everything.
        return succeedersTurn(moment)
                ? graph.move(moment, one) == LocalPlay.PASS
                : graph.move(moment, other) == LocalPlay.PASS;
    }

    private ProofLine.End end(int moment) {
        if (value == Value.REACHED) {
            return graph.aim().captured(graph.moment(moment)) && graph.aim().watched() == 0
                    ? ProofLine.End.CAPTURED
                    : ProofLine.End.WITHOUT_ROOM;
        }
        return graph.aim().captured(graph.moment(moment)) ? ProofLine.End.NEW_STONE_STAYS : ProofLine.End.TWO_EYES;
    }

    private ProofLine.Turn turn(int moment, int which) {
        LocalMoment before = graph.moment(moment);
        LocalMoment after = graph.moment(graph.next(moment)[which]);
        boolean black = before.blackToMove();
        return new ProofLine.Turn(
                black ? Color.BLACK : Color.WHITE,
                move(graph.move(moment, which)),
                points(before.stones(!black) & ~after.stones(!black)));
    }

    private ImaginedMove move(int number) {
        if (number > LocalPlay.PASS) {
            return new ImaginedMove.PassForKo(graph.board().point(number - LocalPlay.PASS_FOR_KO));
        }
        return new ImaginedMove.Ordinary(
                number == LocalPlay.PASS
                        ? Move.PASS
                        : new Move.Play(graph.board().point(number)));
    }

    private PointSet points(long bits) {
        return graph.board().points(bits);
    }
}
