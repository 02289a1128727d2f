package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class PositionTest {

    private static void isMadeOf(Position position, PointSet black, PointSet white) {
        Position whole = new Position(black, white);
        assertThat(position).isEqualTo(whole).hasSameHashCodeAs(whole);
        assertThat(position.empties())
                .isEqualTo(position.board().all().minus(black).minus(white))
                .isEqualTo(whole.empties());
    }

    /** Stone by stone, and all at once. */
    @Property(tries = 100)
    void isTheSameHoweverItCameAbout(@ForAll(supplier = Scatter.Anywhere.class) Scatter scatter) {
        Position position = scatter.position();
        PointSet black = position.stones(Color.BLACK);
        PointSet white = position.stones(Color.WHITE);
        isMadeOf(position, black, white);
        PointSet gone = new BaseRules().withoutLiberty(position, Color.WHITE);
        isMadeOf(position.without(gone), black, white.minus(gone));
        isMadeOf(
                position.without(position.stones()),
                scatter.board().none(),
                scatter.board().none());
        Point last = scatter.board().points().get(scatter.board().size() - 1);
        isMadeOf(
                position.without(PointSet.of(scatter.board(), last)).with(Color.BLACK, last),
                black.with(last),
                white.without(last));
    }

    @Test
    void hasOneStoneOnAPoint() {
        Position position = Shorthand.position("XO.");
        assertThat(position.with(Color.BLACK, Point.parse("A1"))).isEqualTo(position);
        assertThatThrownBy(() -> position.with(Color.WHITE, Point.parse("A1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("A1");
        assertThatThrownBy(() -> new Position(position.stones(), position.stones(Color.WHITE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("B1");
    }
}
