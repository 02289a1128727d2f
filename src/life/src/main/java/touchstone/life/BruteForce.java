package touchstone.life;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * Whether a player can force the capture of the opponent's chain, and that no new stone of the opponent stays on certain points,
 * whatever the opponent does. Play may go on for ever; a stone stays if it is never captured.
 *
 * <p>All moments that can come about are found, and then those from which the player succeeds. A moment is one of them if, for each
 * thing that the player wants, play can be led to where that is so, again and again.
 */
final class BruteForce {

    /**
     * @param imagined its number
     * @param old the stones of the chain's owner that have stood since the game stopped; a bit for each point that is asked about
     */
    private record Moment(int imagined, long old) {}

    private final ImaginedPlay play;
    private final Color owner;
    private final PointSet chain;
    private final PointSet watched;
    private final List<Point> asked;
    private final List<Moment> moments = new ArrayList<>();
    private final Map<Moment, Integer> numbers = new HashMap<>();
    private final Map<Integer, Long> standing = new HashMap<>();
    private final List<int[]> next = new ArrayList<>();
    private final int[][] before;

    /** For positions of one board. */
    static Definition.Forcing by(KoOpening opening) {
        ImaginedPlay play = new ImaginedPlay(opening);
        return (begin, owner, chain, watched) -> new BruteForce(begin, play, owner, chain, watched).opponentForces();
    }

    /**
     * @param begin the chain stands on its board
     * @param watched where no new stone of the owner may stay
     * @throws IllegalArgumentException if more than 64 points are asked about
     */
    BruteForce(Imagined begin, ImaginedPlay play, Color owner, PointSet chain, PointSet watched) {
        this.play = play;
        this.owner = owner;
        this.chain = chain;
        this.watched = watched;
        this.asked = chain.or(watched).stream().toList();
        if (asked.size() > Long.SIZE) {
            throw new IllegalArgumentException(asked.size() + " points are more than can be asked about, which is 64");
        }
        int first = play.number(begin);
        number(new Moment(first, standing(first)));
        for (int i = 0; i < moments.size(); i++) {
            long old = moments.get(i).old();
            next.add(Arrays.stream(play.next(moments.get(i).imagined()))
                    .map(after -> number(new Moment(after, old & standing(after))))
                    .toArray());
        }
        this.before = before();
    }

    private int number(Moment moment) {
        return numbers.computeIfAbsent(moment, any -> {
            moments.add(moment);
            return moments.size() - 1;
        });
    }

    /** On which of the points that are asked about the owner has a stone. */
    private long standing(int imagined) {
        return standing.computeIfAbsent(
                imagined, any -> bits(play.moment(imagined).position().stones(owner)));
    }

    private long bits(PointSet points) {
        long bits = 0;
        for (int i = 0; i < asked.size(); i++) {
            bits |= points.contains(asked.get(i)) ? 1L << i : 0;
        }
        return bits;
    }

    /** Of each moment, those that it may follow. */
    private int[][] before() {
        int[] count = new int[moments.size()];
        next.forEach(all -> Arrays.stream(all).forEach(after -> count[after]++));
        int[][] found = new int[count.length][];
        Arrays.setAll(found, i -> new int[count[i]]);
        for (int i = 0; i < found.length; i++) {
            for (int after : next.get(i)) {
                found[after][--count[after]] = i;
            }
        }
        return found;
    }

    boolean opponentForces() {
        List<BitSet> wanted = new ArrayList<>();
        long captured = bits(chain);
        wanted.add(where(moment -> (moment.old() & captured) == 0));
        for (Point point : watched) {
            long stone = bits(PointSet.of(watched.board(), point));
            wanted.add(where(moment -> (moment.old() & stone) != 0 || (standing(moment.imagined()) & stone) == 0));
        }
        BitSet good = where(any -> true);
        while (true) {
            BitSet leading = leadingTo(good);
            BitSet better = (BitSet) good.clone();
            for (BitSet one : wanted) {
                BitSet there = (BitSet) leading.clone();
                there.and(one);
                better.and(led(there));
            }
            if (better.equals(good)) {
                return good.get(0);
            }
            good = better;
        }
    }

    private BitSet where(Predicate<Moment> condition) {
        BitSet where = new BitSet();
        for (int i = 0; i < moments.size(); i++) {
            where.set(i, condition.test(moments.get(i)));
        }
        return where;
    }

    /** From where the player can see to it that the next moment is one of these. */
    private BitSet leadingTo(BitSet target) {
        BitSet leading = new BitSet();
        for (int i = 0; i < moments.size(); i++) {
            leading.set(
                    i,
                    ownersTurn(i)
                            ? Arrays.stream(next.get(i)).allMatch(target::get)
                            : Arrays.stream(next.get(i)).anyMatch(target::get));
        }
        return leading;
    }

    private boolean ownersTurn(int moment) {
        return play.moment(moments.get(moment).imagined()).toMove() == owner;
    }

    /** From where the player can see to it that one of these moments comes about, sooner or later, or is there. */
    private BitSet led(BitSet target) {
        BitSet led = (BitSet) target.clone();
        int[] ways = next.stream().mapToInt(all -> all.length).toArray();
        Deque<Integer> reached = new ArrayDeque<>();
        target.stream().forEach(reached::add);
        while (!reached.isEmpty()) {
            for (int moment : before[reached.remove()]) {
                // The owner comes there only if all that he may do leads there.
                if (!led.get(moment) && (!ownersTurn(moment) || --ways[moment] == 0)) {
                    led.set(moment);
                    reached.add(moment);
                }
            }
        }
        return led;
    }
}
