package touchstone.explore.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;

/** The sketch against the reference, over positions of random games. */
class FastPositionTest {

    private static final BaseRules RULES = new BaseRules();

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "1, 4", "3, 3", "5, 5", "7, 4", "9, 9", "19, 3"})
    void agreesWithTheReference(int width, int height) {
        SplittableRandom random = new SplittableRandom(7);
        for (int games = 0; games < 5; games++) {
            for (Game game :
                    GeneratedGames.moments(FunctionPolicy.wishing("uniform"), RULES, Board.of(width, height), random)) {
                compare(game.position());
            }
        }
    }

    private static void compare(Position position) {
        FastPosition sketch = new FastPosition(position);
        BoardGrid grid = sketch.grid();
        assertThat(sketch.empties()).hasSize(position.empties().size());
        for (Point stone : position.stones()) {
            int number = grid.number(stone);
            PointSet liberties = RULES.liberties(position, stone);
            assertThat(sketch.liberties(number)).isEqualTo(liberties.size());
            assertThat(sketch.size(number))
                    .isEqualTo(RULES.connected(position, stone).size());
            assertThat(liberties.contains(position.board().points().get(sketch.liberty(number))))
                    .isTrue();
        }
        for (Point point : position.empties()) {
            for (Color player : Color.values()) {
                compare(position, sketch, point, player);
            }
        }
    }

    private static void compare(Position position, FastPosition sketch, Point point, Color player) {
        int number = sketch.grid().number(point);
        byte own = FastPosition.of(player);
        Position placed = position.with(player, point);
        Removal removal = RULES.remove(placed, player);
        PointSet chain = RULES.connected(placed, point);
        assertThat(sketch.captured(number, own)).isEqualTo(removal.captured().size());
        assertThat(sketch.selfCaptured(number, own))
                .isEqualTo(removal.selfCaptured().size());
        assertThat(sketch.merged(number, own)).isEqualTo(chain.size());
        assertThat(sketch.bare(number, own))
                .isEqualTo(RULES.liberties(placed, point).isEmpty());
        Position after = placed.without(removal.captured());
        assertThat(sketch.breath(number, own))
                .isEqualTo(RULES.liberties(after, point).size());
        int chains = 0;
        for (PointSet left = removal.captured(); !left.isEmpty(); chains++) {
            left = left.minus(RULES.connected(position, left.first()));
        }
        assertThat(sketch.chainsCaptured(number, own)).isEqualTo(chains);
        boolean surrounded = RULES.adjacent(PointSet.of(position.board(), point))
                .minus(position.stones(player))
                .isEmpty();
        assertThat(sketch.eye(number, own) && !surrounded).isFalse();
        PointSet others = position.board().all().minus(position.stones(player));
        int room = RULES.reached(PointSet.of(position.board(), point), others).size();
        assertThat(sketch.room(number, own, 6)).isEqualTo(room > 6 ? 0 : room);
    }
}
