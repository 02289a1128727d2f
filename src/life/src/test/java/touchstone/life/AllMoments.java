package touchstone.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;

/**
 * All moments of imagined play from some on, each with a number. Of what is open for good it is kept at most whether a
 * player has passed for a ko. Where he has, a choice comes after each of his moves: which of the stones barred from him are not barred
 * any more, as those in kos that are open to him would be.
 */
final class AllMoments {

    /** @param blackPassed whether Black may have passed for a ko that is then open to him for good; and so for White */
    private record Moment(Imagined imagined, boolean blackPassed, boolean whitePassed, boolean choice) {

        List<Moment> next(KoOpening opening) {
            if (choice) {
                return chosen();
            }
            List<Moment> next = new ArrayList<>();
            imagined.next(KoOpening.EACH_CAPTURE)
                    .forEach((move, after) -> next.add(
                            then(after, opening == KoOpening.FOR_GOOD && move instanceof ImaginedMove.PassForKo)));
            return next;
        }

        private Moment then(Imagined after, boolean opened) {
            boolean byBlack = imagined.toMove() == Color.BLACK;
            boolean black = blackPassed || opened && byBlack;
            boolean white = whitePassed || opened && !byBlack;
            return new Moment(
                    after,
                    black,
                    white,
                    (byBlack ? black : white) && !barredFromMover(after).isEmpty());
        }

        private List<Moment> chosen() {
            List<KoBans> bans = new ArrayList<>(List.of(imagined.bans()));
            for (Point stone : barredFromMover(imagined)) {
                for (KoBans some : List.copyOf(bans)) {
                    bans.add(some.withBarred(some.barred().without(stone)));
                }
            }
            return bans.stream()
                    .map(left -> new Imagined(imagined.position(), imagined.toMove(), left))
                    .map(left -> new Moment(left, blackPassed, whitePassed, false))
                    .toList();
        }

        private static PointSet barredFromMover(Imagined after) {
            return after.bans().barred().and(after.position().stones(after.toMove()));
        }
    }

    private final boolean passed;
    private final List<Moment> moments = new ArrayList<>();
    private final Map<Moment, Integer> numbers = new HashMap<>();
    private final int[][] next;
    private final int[][] before;
    private final Map<Color, Map<Point, BitSet>> standing = new HashMap<>();
    private final BitSet choices;
    private final Map<Color, BitSet> turns = new HashMap<>();

    /** @param passesKept else it is as if both had passed for a ko before play begins: fewer moments, of which less is known */
    AllMoments(Collection<Imagined> begins, KoOpening opening, boolean passesKept) {
        this.passed = opening == KoOpening.FOR_GOOD && !passesKept;
        begins.forEach(begin -> number(known(begin)));
        List<int[]> following = new ArrayList<>();
        for (int i = 0; i < moments.size(); i++) {
            following.add(
                    moments.get(i).next(opening).stream().mapToInt(this::number).toArray());
        }
        this.next = following.toArray(int[][]::new);
        this.before = before();
        this.choices = where(Moment::choice);
        for (Color color : Color.values()) {
            turns.put(
                    color, where(moment -> !moment.choice() && moment.imagined().toMove() == color));
        }
    }

    /** What is kept of a moment. */
    private Moment known(Imagined moment) {
        KoBans bans = moment.bans();
        KoBans kept = KoBans.none(moment.position().board()).withBarred(bans.barred());
        return new Moment(
                new Imagined(moment.position(), moment.toMove(), kept),
                passed || !bans.openToBlack().isEmpty(),
                passed || !bans.openToWhite().isEmpty(),
                false);
    }

    private int number(Moment moment) {
        return numbers.computeIfAbsent(moment, any -> {
            moments.add(moment);
            return moments.size() - 1;
        });
    }

    private int[][] before() {
        int[] count = new int[next.length];
        Arrays.stream(next).flatMapToInt(Arrays::stream).forEach(after -> count[after]++);
        int[][] found = new int[count.length][];
        Arrays.setAll(found, i -> new int[count[i]]);
        for (int i = 0; i < found.length; i++) {
            for (int after : next[i]) {
                found[after][--count[after]] = i;
            }
        }
        return found;
    }

    private BitSet where(Predicate<Moment> condition) {
        BitSet where = new BitSet(moments.size());
        for (int i = 0; i < moments.size(); i++) {
            where.set(i, condition.test(moments.get(i)));
        }
        return where;
    }

    int count() {
        return moments.size();
    }

    int number(Imagined moment) {
        return numbers.get(known(moment));
    }

    PointSet stones(int moment, Color player) {
        return moments.get(moment).imagined().position().stones(player);
    }

    /** Where the player has a stone on the point. */
    BitSet standing(Color player, Point point) {
        return standing.computeIfAbsent(player, any -> new HashMap<>())
                .computeIfAbsent(
                        point,
                        any -> where(moment ->
                                moment.imagined().position().stones(player).contains(point)));
    }

    /** Where it is the player's turn, or he chooses. */
    BitSet turns(Color player, boolean chooser) {
        BitSet turns = (BitSet) this.turns.get(player).clone();
        if (chooser) {
            turns.or(choices);
        }
        return turns;
    }

    /** All that may follow. */
    int[] next(int moment) {
        return next[moment];
    }

    /** All that it may follow. */
    int[] before(int moment) {
        return before[moment];
    }
}
