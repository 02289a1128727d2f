package touchstone.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import touchstone.life.UnconditionalLife;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

class LocalUnconditionalLifeTest {

    /** Mostly stones, as few boards with many empty points have anything alive. */
    @Property(tries = 2000)
    void isTheSameAsOnTheWholeBoard(@ForAll @Size(30) List<@IntRange(max = 9) Integer> signs) {
        Board board = Board.of(6, 5);
        Position position = Position.empty(board);
        for (Point point : board.points()) {
            int sign = signs.get(point.row() * 6 + point.column());
            if (sign > 1) {
                position = position.with(sign == 2 ? Color.WHITE : Color.BLACK, point);
            }
        }
        LocalBoard local = new LocalBoard(position, board.all(), board.none());
        for (Color color : Color.values()) {
            UnconditionalLife life = UnconditionalLife.of(position, color);
            LocalMoment moment = new LocalMoment(
                    local.bits(position.stones(Color.BLACK)),
                    local.bits(position.stones(Color.WHITE)),
                    0,
                    0,
                    0,
                    0,
                    true);
            boolean black = color == Color.BLACK;
            assertThat(LocalUnconditionalLife.of(local, moment, black)).isEqualTo(bits(local, life));
            assertThat(LocalUnconditionalLife.byTerritoryAlone(local, moment, black))
                    .isEqualTo(bits(local, UnconditionalLife.byTerritoryAlone(position, color)));
        }
    }

    private static LocalUnconditionalLife bits(LocalBoard local, UnconditionalLife life) {
        return new LocalUnconditionalLife(local.bits(life.stones()), local.bits(life.territory()));
    }
}
