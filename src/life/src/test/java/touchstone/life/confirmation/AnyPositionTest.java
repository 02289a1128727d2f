package touchstone.life.confirmation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import touchstone.life.Chains;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** Whatever the position, there is an answer within the limits. */
class AnyPositionTest {

    /** All that is looked at for a chain, in three searches; each may look at the moves of one moment more than it keeps. */
    private static final int MOST = 3 * (50 + 64);

    @Test
    void boardsUpToTheLargestWithAnyStones() {
        Random random = new Random(20);
        for (int side : List.of(1, 2, 9, 25)) {
            for (int empties : List.of(side < 10 ? 2 : 50)) {
                Confirmation confirmation = confirm(position(Board.of(side, side), empties, random));
                assertThat(confirmation.chains()).allSatisfy(chain -> {
                    assertThat(chain.moments()).isLessThanOrEqualTo(MOST);
                    assertThat(chain.status().isPresent()
                                    || confirmation.undecided().holds(chain.chain()))
                            .isTrue();
                });
            }
        }
    }

    @Test
    void aBoardOfDame() {
        Board board = Board.of(25, 25);
        Position position =
                Position.empty(board).with(Color.BLACK, new Point(0, 0)).with(Color.WHITE, new Point(24, 24));
        assertThat(confirm(position).undecided()).isEqualTo(position.stones());
        assertThat(confirm(Position.empty(board)).chains()).isEmpty();
        assertThat(confirm(Position.empty(Board.of(25, 1))).decided()).isTrue();
    }

    @Test
    void itEndsWheneverItIsStopped() {
        Position position = position(Board.of(9, 9), 3, new Random(2));
        for (int patience : List.of(0, 5, 100)) {
            AtomicInteger asked = new AtomicInteger();
            Limits limits = new Limits(100_000, () -> asked.incrementAndGet() > patience);
            assertThat(LifeAndDeath.confirm(position, Reading.USUAL, limits).decided())
                    .as("stopped after %s", patience)
                    .isFalse();
        }
    }

    /** Of a double-ko seki, whose chains take some 57,000 moments together. */
    @Test
    void whatAllQuestionsLookAtIsLimitedToo() {
        Position position = PositionText.read(List.of("OOOOOO", "OXO.O.", "X.XOXX", "XXXXXX", "OOOOOO", ".O.OO."));
        Confirmation confirmation =
                LifeAndDeath.confirm(position, Reading.USUAL, new Limits(20_000, 30_000, () -> false));
        assertThat(confirmation.decided()).isFalse();
        assertThat(confirmation.chains().stream().mapToInt(ChainLife::moments).sum())
                .isLessThan(50_000);
    }

    @Test
    void chainsWithoutLibertiesAreNamed() {
        Position position = Position.empty(Board.of(2, 1))
                .with(Color.BLACK, new Point(0, 0))
                .with(Color.WHITE, new Point(1, 0));
        assertThatThrownBy(() -> confirm(position))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("A1")
                .hasMessageContaining("no liberty");
    }

    private static Confirmation confirm(Position position) {
        return LifeAndDeath.confirm(position, Reading.USUAL, new Limits(50, () -> false));
    }

    /** Stones at random, with an empty point among so many. Chains without liberties are taken off. */
    private static Position position(Board board, int empties, Random random) {
        Position position = Position.empty(board);
        List<Point> points = new ArrayList<>(board.points());
        for (Point point : points) {
            if (random.nextInt(empties) > 0) {
                position = position.with(random.nextBoolean() ? Color.BLACK : Color.WHITE, point);
            }
        }
        for (Color color : Color.values()) {
            position = position.without(Chains.RULES.withoutLiberty(position, color));
        }
        return position;
    }
}
