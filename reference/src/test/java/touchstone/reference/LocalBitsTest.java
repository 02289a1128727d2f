package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Plays on a few points, against the articles; and what Ing-Spight's rule says by them, against what it says without. */
class LocalBitsTest {

    private static final BaseRules FREE = Shorthand.rules(Repetition.NONE);
    private static final BaseRules ING = new BaseRules(Repetition.ING_SPIGHT, SelfCapture.SEVERAL);

    /** The same rules, which are not known to be the same. */
    private static final class Unknown extends BaseRules {
        Unknown() {
            super(Repetition.ING_SPIGHT, SelfCapture.SEVERAL);
        }
    }

    private static PointSet some(Board board, Random random, int count) {
        List<Point> points = new ArrayList<>(board.points());
        Point middle = points.get(random.nextInt(points.size()));
        Collections.shuffle(points, random);
        // Mostly beside one another, as those of a cycle are.
        points.sort((one, other) -> Integer.compare(distance(one, middle), distance(other, middle)));
        return board.none().withAll(points.subList(0, Math.min(count, points.size())));
    }

    private static int distance(Point one, Point other) {
        return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row());
    }

    @Property(tries = 500, edgeCases = EdgeCasesMode.NONE)
    void aPlayDoesWhatTheArticlesSay(
            @ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor,
            @ForAll @IntRange(min = 1, max = LocalBits.MOST) int count,
            @ForAll long seed) {
        Position position = visitor.last(FREE).position();
        PointSet here = some(visitor.board(), new Random(seed), count);
        PointSet elsewhere = visitor.board().all().minus(here);
        LocalBits bits = new LocalBits(FREE, here, position);
        int number = bits.number(position);
        List<Point> points = here.stream().toList();
        assertThat(bits.size()).isEqualTo(points.size());
        for (Color player : Color.values()) {
            for (int i = 0; i < points.size(); i++) {
                int expected = LocalBits.NONE;
                if (position.empties().contains(points.get(i))) {
                    Position placed = FREE.place(position, player, points.get(i));
                    Removal removal = FREE.remove(placed, player);
                    if (!removal.captured().or(removal.selfCaptured()).intersects(elsewhere)) {
                        expected =
                                bits.number(placed.without(removal.captured()).without(removal.selfCaptured()));
                    }
                }
                assertThat(bits.play(number, player, i))
                        .as("%s plays %s in%n%s", player, points.get(i), position)
                        .isEqualTo(expected);
            }
        }
    }

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void theKoRuleOfIngAndSpightSaysTheSame(@ForAll(supplier = GameVisitor.Anywhere.class) GameVisitor visitor) {
        BaseRules unknown = new Unknown();
        assertThat(LocalBits.suits(ING)).isTrue();
        assertThat(LocalBits.suits(unknown)).isFalse();
        for (Game moment : visitor.under(FREE)) {
            for (Point point : moment.position().empties()) {
                Position placed = FREE.place(moment.position(), moment.toMove(), point);
                Removal removal = FREE.remove(placed, moment.toMove());
                Position after = placed.without(removal.captured()).without(removal.selfCaptured());
                assertThat(ING.repetition(moment.under(ING), after))
                        .isEqualTo(unknown.repetition(moment.under(unknown), after));
            }
        }
    }

    @Property(tries = 100)
    void numbersAreKeptOnceEach(@ForAll List<@IntRange(min = 0, max = 1 << 24) Integer> some) {
        LocalBits.Numbers numbers = new LocalBits.Numbers();
        List<Integer> added = some.stream().filter(numbers::add).toList();
        assertThat(added).containsExactlyElementsOf(some.stream().distinct().toList());
        assertThat(numbers.size()).isEqualTo(added.size());
        assertThat(some).noneMatch(numbers::add);
    }
}
