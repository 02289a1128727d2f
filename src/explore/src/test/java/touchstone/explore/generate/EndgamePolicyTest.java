package touchstone.explore.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.explore.settled.PlayedOut;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;

class EndgamePolicyTest {

    private static final BaseRules RULES = new BaseRules();

    @ParameterizedTest
    @CsvSource({"3, 3", "5, 5", "7, 4", "9, 9"})
    void passesWhenNothingIsLeftButOwnEyes(int width, int height) {
        SplittableRandom random = new SplittableRandom(10);
        for (int games = 0; games < 30; games++) {
            List<Game> moments = GeneratedGames.moments(EndgamePolicy.STEERING, RULES, Board.of(width, height), random);
            Game end = moments.get(moments.size() - 1);
            assertThat(end.over()).isTrue();
            assertThat(PlayedOut.doubt(end.position())).isEmpty();
            for (Game moment : moments) {
                boolean passes = moment.moves() < end.moves()
                        && moments.get(moment.moves() + 1).lastMove().equals(java.util.Optional.of(Move.PASS));
                if (passes) {
                    assertThat(moment.legalPlays()).allMatch(point -> fillsEye(moment, point) || dies(moment, point));
                }
            }
        }
    }

    private static boolean fillsEye(Game game, Point point) {
        return RULES.adjacent(PointSet.of(game.board(), point))
                .minus(game.position().stones(game.toMove()))
                .isEmpty();
    }

    private static boolean dies(Game game, Point point) {
        return game.rule(new Move.Play(point)) instanceof Ruling.Made made
                && !made.selfCaptured().isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"5, 5", "9, 9"})
    void neverFillsAnEyeOfItsOwn(int width, int height) {
        SplittableRandom random = new SplittableRandom(11);
        for (int games = 0; games < 30; games++) {
            for (Game game : GeneratedGames.moments(EndgamePolicy.STEERING, RULES, Board.of(width, height), random)) {
                if (game.lastMove().orElse(Move.PASS) instanceof Move.Play play) {
                    Game before = game.previous().orElseThrow();
                    Position position = before.position();
                    // What is an eye for certain: the stones round it are one chain, so no corner can spoil it.
                    boolean eye = fillsEye(before, play.point())
                            && RULES.reached(first(before, play.point()), position.stones(before.toMove()))
                                            .size()
                                    == position.stones(before.toMove()).size()
                            && corners(before, play.point());
                    assertThat(eye).isFalse();
                }
            }
        }
    }

    private static PointSet first(Game game, Point point) {
        PointSet near = RULES.adjacent(PointSet.of(game.board(), point));
        return PointSet.of(game.board(), near.first());
    }

    private static boolean corners(Game game, Point point) {
        PointSet own = game.position().stones(game.toMove());
        return game.board().points().stream()
                .filter(other ->
                        Math.abs(other.column() - point.column()) == 1 && Math.abs(other.row() - point.row()) == 1)
                .allMatch(own::contains);
    }
}
