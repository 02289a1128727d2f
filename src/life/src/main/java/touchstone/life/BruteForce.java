package touchstone.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Whether a player can force the capture of the opponent's chain, and that no new stone of the opponent stays on certain points,
 * whatever the opponent does. Play may go on for ever; a stone stays if it is never captured.
 *
 * <p>All moments that can come about are found, and then those from which the player succeeds. A moment is one of them if, for each
 * thing that the player wants, play can be led to where that is so, again and again.
 */
final class BruteForce {

    /** @param old the stones of the chain's owner that have stood since the game stopped */
    private record Moment(Imagined imagined, PointSet old) {}

    private final Color owner;
    private final PointSet chain;
    private final PointSet watched;
    private final List<Moment> moments = new ArrayList<>();
    private final Map<Moment, Integer> numbers = new HashMap<>();
    private final List<int[]> next = new ArrayList<>();

    /**
     * @param following what may come after a moment
     * @param owner of the chain; the opponent makes the first move
     * @param watched where no new stone of the owner may stay
     */
    BruteForce(
            Position position,
            Function<Imagined, List<Imagined>> following,
            Color owner,
            PointSet chain,
            PointSet watched) {
        this.owner = owner;
        this.chain = chain;
        this.watched = watched;
        number(new Moment(Imagined.begin(position, owner.opponent()), chain.or(watched.and(position.stones(owner)))));
        for (int i = 0; i < moments.size(); i++) {
            Moment moment = moments.get(i);
            next.add(following.apply(moment.imagined()).stream()
                    .mapToInt(after -> number(
                            new Moment(after, moment.old().and(after.position().stones(owner)))))
                    .toArray());
        }
    }

    private int number(Moment moment) {
        return numbers.computeIfAbsent(moment, any -> {
            moments.add(moment);
            return moments.size() - 1;
        });
    }

    boolean opponentForces() {
        List<BitSet> wanted = new ArrayList<>();
        wanted.add(where(moment -> !moment.old().intersects(chain)));
        for (Point point : watched) {
            wanted.add(where(moment -> moment.old().contains(point)
                    || !moment.imagined().position().stones(owner).contains(point)));
        }
        BitSet good = where(any -> true);
        while (true) {
            BitSet better = (BitSet) good.clone();
            for (BitSet one : wanted) {
                BitSet there = leadingTo(good);
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
            leading.set(i, leads(i, target));
        }
        return leading;
    }

    private boolean leads(int moment, BitSet target) {
        return moments.get(moment).imagined().toMove() == owner
                ? Arrays.stream(next.get(moment)).allMatch(target::get)
                : Arrays.stream(next.get(moment)).anyMatch(target::get);
    }

    /** From where the player can see to it that one of these moments comes about, sooner or later, or is there. */
    private BitSet led(BitSet target) {
        BitSet led = (BitSet) target.clone();
        for (boolean more = true; more; ) {
            more = false;
            for (int i = moments.size() - 1; i >= 0; i--) {
                if (!led.get(i) && leads(i, led)) {
                    led.set(i);
                    more = true;
                }
            }
        }
        return led;
    }
}
