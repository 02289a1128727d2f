package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GameTest {

    private static final Board BOARD = Board.of(5, 1);

    private static Position position(String black, String white) {
        Position position = Position.empty(BOARD);
        for (String point : black.split(" ")) {
            position = position.with(Color.BLACK, Point.parse(point));
        }
        return position.with(Color.WHITE, Point.parse(white));
    }

    @Test
    void takenUpInTheMiddleRemembersTheEmptyBoardAndThePosition() {
        Game game = Game.from(new BaseRules(), position("A1", "C1"), Color.WHITE);
        assertThat(game.moments().map(Game::position)).containsExactly(game.position(), Position.empty(BOARD));
        assertThat(game.toMove()).isEqualTo(Color.WHITE);
        assertThat(game.moves()).isZero();
        assertThat(game.lastMove()).isEmpty();
    }

    @Test
    void takenUpAfterAPlayRemembersThePositionBeforeIt() {
        Game game = Game.from(new BaseRules(), position("A1", "C1"), Point.parse("C1"));
        assertThat(game.toMove()).isEqualTo(Color.BLACK);
        assertThat(game.lastMove()).contains(new Move.Play(Point.parse("C1")));
        assertThat(game.previous().orElseThrow().position())
                .isEqualTo(Position.empty(BOARD).with(Color.BLACK, Point.parse("A1")));
        assertThatThrownBy(() -> Game.from(new BaseRules(), position("A1", "C1"), Point.parse("B1")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("B1");
    }

    @Test
    void countsStonesRemovedOfEitherColor() {
        Game game =
                Game.from(new BaseRules(), position("A1", "C1"), Color.WHITE).play(new Move.Play(Point.parse("B1")));
        assertThat(game.removed(Color.BLACK)).isEqualTo(1);
        assertThat(game.removed(Color.WHITE)).isZero();
        assertThat(game.score()).isEqualTo(new Score(0, 5));
    }

    @Test
    void countsPassesInSuccession() {
        Game game = Game.begin(new BaseRules(), BOARD).play(Move.PASS);
        assertThat(game.successivePasses()).isEqualTo(1);
        assertThat(game.over()).isFalse();
        assertThat(game.play(new Move.Play(Point.parse("B1"))).successivePasses())
                .isZero();
        assertThat(game.play(Move.PASS).over()).isTrue();
        assertThat(game.play(Move.PASS).legalPlays()).isEmpty();
    }

    @Test
    void isDrawnAtEqualScores() {
        assertThat(new Score(8, 8).winner()).isEmpty();
        assertThat(new Score(8, 8).margin()).isZero();
        assertThat(new Score(3, 5).winner()).contains(Color.WHITE);
        assertThat(new Score(3, 5).margin()).isEqualTo(2);
        assertThat(new Score(5, 3).winner()).contains(Color.BLACK);
    }

    @Test
    void positionsAreTheirStonesAndNothingElse() {
        Game one = Game.begin(new BaseRules(), BOARD).play(Move.PASS).play(new Move.Play(Point.parse("B1")));
        Position other = Position.empty(BOARD).with(Color.WHITE, Point.parse("B1"));
        assertThat(one.position()).isEqualTo(other).hasSameHashCodeAs(other).hasToString(". O . . .\n");
        assertThatThrownBy(() -> other.with(Color.BLACK, Point.parse("B1")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
