package touchstone.suite.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/** Boards of all sizes on which a player has nothing to play. */
class CorneredPositionTest {

    private static final BaseRules CHINESE = new BaseRules(Repetition.SIMPLE, SelfCapture.FORBIDDEN);
    private static final BaseRules FREE = new BaseRules(Repetition.SIMPLE, SelfCapture.ALLOWED);

    private static FollowedGame led(CorneredPosition position, Board board, Color cornered) {
        FollowedGame game = new FollowedGame(board);
        for (CorneredPosition.Turn turn : position.turns(board, cornered)) {
            assertThat(game.forbidden(CHINESE, turn.player(), turn.move()))
                    .as(turn.toString())
                    .isEmpty();
            game.make(turn.player(), turn.move());
        }
        assertThat(game.toMove()).isEqualTo(cornered);
        return game;
    }

    private static List<Point> allowed(FollowedGame game, BaseRules rules, Color player) {
        return game.position().empties().stream()
                .filter(point ->
                        game.forbidden(rules, player, new Move.Play(point)).isEmpty())
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"5, 5, BLACK", "9, 9, WHITE", "13, 13, BLACK", "19, 19, WHITE", "9, 5, WHITE", "5, 9, BLACK"})
    void everyPlayIsForbiddenButInOwnEyes(int width, int height, Color cornered) {
        Board board = Board.of(width, height);
        FollowedGame eyes = led(CorneredPosition.ONE_POINT_EYES, board, cornered);
        assertThat(eyes.position().empties().size()).isEqualTo(2);
        assertThat(allowed(eyes, CHINESE, cornered)).isEmpty();

        FollowedGame larger = led(CorneredPosition.TWO_POINT_EYE, board, cornered);
        assertThat(larger.position().stones(cornered).size()).isEqualTo(1);
        assertThat(allowed(larger, CHINESE, cornered)).isEmpty();
        assertThat(allowed(larger, FREE, cornered)).containsExactly(new Point(width - 1, height - 1));

        FollowedGame ko = led(CorneredPosition.TAKEN_KO, board, cornered);
        assertThat(ko.position().empties().size()).isEqualTo(5);
        assertThat(allowed(ko, CHINESE, cornered))
                .hasSize(2)
                .allMatch(point -> point.column() == 0 && (point.row() == 0 || point.row() == height - 1));
    }
}
