package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;

/** A game of 5x3 in which Black makes the last play: rulesets that agree on the board do not agree on the score. */
class ParityGameTest {

    private static Game game(Choice... choices) {
        Game start = Game.begin(Shorthand.rules(choices), Shorthand.board("5x3"));
        return Shorthand.end(Shorthand.play(start, "B3 D3 B2 D2 B1 D1 C3 C2 C1"), "");
    }

    @Test
    void endsAsDrawn() {
        assertThat(game().position()).isEqualTo(Shorthand.position("""
                . X X O .
                . X O O .
                . X X O .
                """));
    }

    @Test
    void isBlacksByAPointByArea() {
        assertThat(game().score()).isEqualTo(new Score(8, 7));
        assertThat(game().outcome()).hasToString("Won[winner=Black, margin=Optional[1.0]]");
    }

    @Test
    void isDrawnByTerritory() {
        assertThat(game(Scoring.TERRITORY, Ending.STOP).score()).isEqualTo(new Score(3, 3));
        assertThat(game(Scoring.TERRITORY).outcome()).isEqualTo(new Outcome.Drawn());
    }

    @Test
    void isDrawnIfWhiteGetsAPointForPassingFirst() {
        assertThat(game(FirstPass.KOMI_RISES).score()).isEqualTo(new Score(8, 8));
    }

    @Test
    void isBlacksByAPointWithPassStones() {
        Game area = game(PassStones.GIVEN, LastPass.WHITE);
        assertThat(area.moves()).as("nine plays and three passes").isEqualTo(12);
        assertThat(area.score()).isEqualTo(new Score(8, 7));
        assertThat(game(PassStones.GIVEN, LastPass.WHITE, Scoring.TERRITORY).score())
                .isEqualTo(new Score(5, 4));
    }

    @Test
    void isBlacksByHalfAPointWithTheButton() {
        Game game = game(Button.HALF_POINT);
        assertThat(game.moves()).isEqualTo(12);
        assertThat(game.score()).isEqualTo(new Score(8, 7.5));
    }

    /** White passed first, but before that Black had: the first pass of the game counts, not that of the last pair. */
    @Test
    void isNotDecidedByTheLastPairOfPasses() {
        Game start = Game.begin(Shorthand.rules(FirstPass.KOMI_RISES), Shorthand.board("5x3"));
        Game game = Shorthand.play(start, "pass C2 B2 pass pass");
        assertThat(game.over()).isTrue();
        assertThat(game.score()).isEqualTo(new Score(1, 1));
    }
}
