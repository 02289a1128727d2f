package touchstone.life;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * What {@link BruteForce} finds, for many positions of a small board together: a moment of play is looked at once for all of them.
 *
 * <p>Which kos a pass has opened for good is not kept, as there would be too many moments. One of the players chooses what is open
 * instead, anew each time. What the opponent forces even if the owner chooses, he forces by the reading too, as what is open by the
 * reading is one of the choices; and what he does not force even if he chooses himself, he does not force by the reading. Where the two
 * differ this does not say.
 */
final class AllPlay {

    /**
     * @param old the owner's stones that have stood since the game stopped, of those that are asked about
     * @param chain none once it is captured
     * @param ownerChooses what is open, and not the opponent
     */
    private record Question(Color owner, PointSet old, PointSet chain, PointSet watched, boolean ownerChooses) {

        Question after(PointSet stones) {
            PointSet left = old.and(stones);
            return new Question(owner, left, chain.and(left), watched, ownerChooses);
        }
    }

    private final AllMoments moments;
    private final Map<Question, BitSet> forced = new HashMap<>();
    /** Of each moment, how many of the next ones lead to a target. */
    private final int[] ways;

    private final int[] reached;

    /**
     * @param begins from which on it is asked
     * @param passesKept whether a player can choose only after a pass for a ko; that takes longer, and more is known
     */
    AllPlay(Collection<Imagined> begins, KoOpening opening, boolean passesKept) {
        this.moments = new AllMoments(begins, opening, passesKept);
        this.ways = new int[moments.count()];
        this.reached = new int[moments.count()];
    }

    /**
     * As {@link Definition.Forcing} has it; empty if it depends on who chooses what is open.
     *
     * @param begin one of those, or what may follow
     */
    Optional<Boolean> opponentForces(Imagined begin, Color owner, PointSet chain, PointSet withoutNewStones) {
        int first = moments.number(begin);
        PointSet old = begin.position().stones(owner).and(chain.or(withoutNewStones));
        if (!forced(new Question(owner, old, chain, withoutNewStones, false)).get(first)) {
            return Optional.of(false);
        }
        boolean always =
                forced(new Question(owner, old, chain, withoutNewStones, true)).get(first);
        return always ? Optional.of(true) : Optional.empty();
    }

    /** The moments from which the opponent forces what is asked. */
    private BitSet forced(Question question) {
        BitSet known = forced.get(question);
        if (known == null) {
            known = find(question);
            forced.put(question, known);
        }
        return known;
    }

    private BitSet find(Question question) {
        BitSet within = new BitSet(moments.count());
        within.set(0, moments.count());
        question.old().forEach(stone -> within.and(moments.standing(question.owner(), stone)));
        BitSet won = wonByCapture(question, within);
        List<BitSet> wanted = wanted(question);
        BitSet turns = moments.turns(question.owner(), question.ownerChooses());
        BitSet good = (BitSet) within.clone();
        good.or(won);
        while (true) {
            BitSet better = (BitSet) good.clone();
            BitSet leading = leadingTo(good, within, turns);
            for (BitSet one : wanted) {
                BitSet there = (BitSet) leading.clone();
                there.and(one);
                there.or(won);
                better.and(led(there, within, turns));
            }
            if (better.equals(good)) {
                return good;
            }
            good = better;
        }
    }

    /** Where a capture of old stones has just led to a moment from which the opponent forces the rest. */
    private BitSet wonByCapture(Question question, BitSet within) {
        BitSet won = new BitSet(moments.count());
        for (int i = within.nextSetBit(0); i >= 0; i = within.nextSetBit(i + 1)) {
            for (int after : moments.next(i)) {
                if (!within.get(after)) {
                    PointSet stones = moments.stones(after, question.owner());
                    won.set(after, forced(question.after(stones)).get(after));
                }
            }
        }
        return won;
    }

    /** What has to come about again and again as long as the old stones stand. Nothing is enough before the chain is captured. */
    private List<BitSet> wanted(Question question) {
        if (!question.chain().isEmpty()) {
            return List.of(new BitSet());
        }
        List<BitSet> wanted = new ArrayList<>();
        for (Point point : question.watched().minus(question.old())) {
            BitSet without = new BitSet(moments.count());
            without.set(0, moments.count());
            without.andNot(moments.standing(question.owner(), point));
            wanted.add(without);
        }
        return wanted;
    }

    /** From where the opponent can see to it that the next moment is one of these. */
    private BitSet leadingTo(BitSet target, BitSet within, BitSet ownersTurns) {
        BitSet leading = new BitSet(moments.count());
        for (int i = within.nextSetBit(0); i >= 0; i = within.nextSetBit(i + 1)) {
            boolean all = ownersTurns.get(i);
            boolean leads = all;
            for (int after : moments.next(i)) {
                if (target.get(after) != all) {
                    leads = !all;
                    break;
                }
            }
            leading.set(i, leads);
        }
        return leading;
    }

    /** From where the opponent can see to it that one of these moments comes about, sooner or later, or is there. */
    private BitSet led(BitSet target, BitSet within, BitSet ownersTurns) {
        BitSet led = (BitSet) target.clone();
        for (int i = within.nextSetBit(0); i >= 0; i = within.nextSetBit(i + 1)) {
            ways[i] = 0;
        }
        int end = 0;
        for (int i = target.nextSetBit(0); i >= 0; i = target.nextSetBit(i + 1)) {
            reached[end++] = i;
        }
        for (int i = 0; i < end; i++) {
            for (int moment : moments.before(reached[i])) {
                // The owner comes there only if all that he may do leads there.
                if (within.get(moment)
                        && !led.get(moment)
                        && (!ownersTurns.get(moment) || ++ways[moment] == moments.next(moment).length)) {
                    led.set(moment);
                    reached[end++] = moment;
                }
            }
        }
        return led;
    }
}
