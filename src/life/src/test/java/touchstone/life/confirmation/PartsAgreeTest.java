package touchstone.life.confirmation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import touchstone.life.Chains;
import touchstone.life.KoOpening;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.Status;
import touchstone.life.search.Ground;
import touchstone.life.search.Question;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** Statuses that were found on parts of a board are those that a search of the whole board finds. */
class PartsAgreeTest {

    private static final int POSITIONS = 25;

    @Test
    void capturesOnTheWholeBoard() {
        Random random = new Random(5);
        int compared = 0;
        for (int i = 0; i < POSITIONS; i++) {
            Position position = position(Board.of(5, 4), random);
            PointSet none = position.board().none();
            Ground whole = new Ground.Closed(position, position.board().all(), none);
            Limits limits = new Limits(3_000, () -> false);
            for (ChainLife life :
                    LifeAndDeath.confirm(position, Reading.USUAL, limits).chains()) {
                var captured = new Question(whole, life.owner(), life.chain(), none)
                        .answer(KoOpening.EACH_CAPTURE, limits)
                        .forced();
                if (life.status().isPresent() && captured.isPresent()) {
                    assertThat(captured.get())
                            .as("%s%n%s", position, life.chain())
                            .isEqualTo(life.status().get() != Status.UNCAPTURABLE);
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(POSITIONS);
    }

    /** From a game: the stones around White's have their other eye at the right, and fall without it. */
    @Test
    void aStoneIsDeadInAnEyeOfAGroupWithTheOtherEyeElsewhere() {
        Position position = PositionText.read(List.of(
                "XX...XXOO",
                ".OXXXXO.O",
                ".X.XOOOOO",
                "X.XOOXXXO",
                "XXXXXXXO.",
                "XOOXOXOOO",
                "OOXXOXXO.",
                "O.OOOOO..",
                "OOO......"));
        Confirmation confirmation = LifeAndDeath.confirm(position, Reading.USUAL, Limits.USUAL);
        assertThat(confirmation.decided()).isTrue();
        assertThat(confirmation.dead()).isEqualTo(PointSet.of(position.board(), Point.parse("B8")));
    }

    /** Black's corner has two eyes whatever White plays there, and what else is open lies around it. */
    @Test
    void aLargeCornerIsDecidedPieceByPiece() {
        Position position = PositionText.read(List.of(
                "....XO..O",
                "....XO..O",
                "....XO..O",
                "XXXXXOOOO",
                ".......XX",
                "XXXXXXXXO",
                "OOOOOOOOO",
                ".O.......",
                ".O......."));
        assertThat(LifeAndDeath.confirm(position, Reading.USUAL, Limits.USUAL)
                        .chain(Point.parse("A6"))
                        .orElseThrow()
                        .status())
                .contains(Status.UNCAPTURABLE);
    }

    /** Mostly stones, so that there are walls. */
    private static Position position(Board board, Random random) {
        Position position = Position.empty(board);
        for (Point point : board.points()) {
            if (random.nextInt(4) > 0) {
                boolean black = point.column() + random.nextInt(3) < 3;
                position = position.with(black ? Color.BLACK : Color.WHITE, point);
            }
        }
        for (Color color : Color.values()) {
            position = position.without(Chains.RULES.withoutLiberty(position, color));
        }
        return position;
    }
}
