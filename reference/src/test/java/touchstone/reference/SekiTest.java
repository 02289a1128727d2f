package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;

/** Points in seki, where they count and where they don't, and dead stones beside neutral points. */
class SekiTest {

    private static Game at(String picture, Choice... choices) {
        return Game.from(Shorthand.rules(choices), Shorthand.position(picture), Color.BLACK);
    }

    /** The game ended with these stones agreed to be dead, by Japanese articles 8 and 10-1. */
    private static Game japanese(String picture, String dead) {
        Game game = at(picture, Scoring.TERRITORY, Seki.DOES_NOT_COUNT, Ending.STOP, DeadStones.AGREED);
        return Shorthand.end(game, dead);
    }

    private static String territory(Game game, Color player) {
        return game.rules().territory(game, player).toString();
    }

    /** The article's final position: the points in the corner and on the right side are in seki around H2. */
    @Test
    void costsEachPlayerAPointInTheArticlesPosition() {
        assertThat(at(Positions.ARTICLE, Scoring.TERRITORY).score()).isEqualTo(new Score(17, 13));
        assertThat(japanese(Positions.ARTICLE, "").score()).isEqualTo(new Score(16, 12));
    }

    /** One eye each and one point between: nothing is anybody's territory. */
    @Test
    void leavesNothingOfOneEyeEach() {
        String picture = """
                O O X X X
                O O X X X
                O . O X .
                O O O X X
                O O . X X
                """;
        assertThat(at(picture).score()).isEqualTo(new Score(12, 12));
        assertThat(at(picture, Scoring.TERRITORY).score()).isEqualTo(new Score(1, 1));
        assertThat(japanese(picture, "").score()).isEqualTo(new Score(0, 0));
    }

    /** Two eyes of Black's in seki; White's large group has its own and borders no neutral point. */
    @Test
    void leavesTheEyesOfIndependentGroups() {
        String picture = """
                O . X . X
                . O X X X
                X X O O O
                . X O . O
                X X O O .
                """;
        assertThat(at(picture).score()).isEqualTo(new Score(12, 11));
        assertThat(at(picture, Scoring.TERRITORY).score()).isEqualTo(new Score(2, 2));
        Game game = japanese(picture, "");
        assertThat(game.score()).isEqualTo(new Score(0, 2));
        assertThat(territory(game, Color.WHITE)).isEqualTo("E1 D2");
    }

    /** A dame that nobody filled puts all groups that border it in seki, by the letter of the article. */
    @Test
    void isAnyGroupBesideAnUnfilledDame() {
        String picture = """
                X X . O O
                . X . O .
                X X . O O
                """;
        assertThat(at(picture, Scoring.TERRITORY).score()).isEqualTo(new Score(1, 1));
        assertThat(japanese(picture, "").score()).isEqualTo(new Score(0, 0));
        assertThat(at(picture).score()).isEqualTo(new Score(6, 6));
    }

    /** Stones in seki make a seki of what shares an eye with them. */
    @Test
    void spreadsByASharedEye() {
        Game game = japanese("X . X . O O . O .", "");
        assertThat(game.score()).isEqualTo(new Score(0, 0));
        Game filled = japanese("X . X O O O . O .", "");
        assertThat(filled.score()).isEqualTo(new Score(1, 2));
    }

    /** Example 25 of the commentary: the ko stones of a double-ko seki are dead, but beside dame, and stay. */
    @Test
    void keepsItsDeadKoStones() {
        String picture = """
                O O O O O O
                O X O . O .
                X . X O X X
                X X X X X X
                O O O O O O
                . O . O O .
                """;
        Game game = japanese(picture, "B5 D4");
        assertThat(game.rules().finalPosition(game)).isEqualTo(game.position());
        assertThat(territory(game, Color.BLACK)).isEmpty();
        assertThat(territory(game, Color.WHITE)).isEqualTo("A1 C1 F1");
        assertThat(game.score()).isEqualTo(new Score(0, 3));
    }

    /** A ko that nobody filled: its stone is dead and surrounds nothing, so its mouth is dame and both sides are in seki. */
    @Test
    void isBesideAKoThatNobodyFilled() {
        String picture = """
                . X O O .
                X . X O O
                X X O O .
                """;
        assertThat(japanese(picture, "").score()).isEqualTo(new Score(2, 2));
        Game game = japanese(picture, "C2");
        assertThat(game.rules().finalPosition(game)).isEqualTo(game.position());
        assertThat(game.score()).isEqualTo(new Score(0, 0));
    }

    /** Dead stones of both colours in one region: only those of the opponent of its owner are taken off. */
    @Test
    void isNotWhereDeadStonesOfBothColorsAre() {
        String picture = """
                . X O X X O O
                . O O X X O .
                X X X X X O O
                """;
        Game game = japanese(picture, "B3 B2 C2 C3");
        assertThat(game.rules().finalPosition(game).stones())
                .isEqualTo(game.position().stones().minus(Shorthand.points(game.board(), "B2 C2 C3")));
        assertThat(territory(game, Color.BLACK)).isEqualTo("A2 B2 C2 A3 C3");
        assertThat(game.score()).isEqualTo(new Score(8, 1));
    }

    /** KataGo's test "GroupTaxSekiScoring", its numbers less its komi of half a point. */
    @ParameterizedTest
    @CsvSource({
        "AREA,      COUNTS,         NONE, 4",
        "AREA,      DOES_NOT_COUNT, NONE, 6",
        "AREA,      DOES_NOT_COUNT, TWO,  6",
        "TERRITORY, COUNTS,         NONE, -2",
        "TERRITORY, DOES_NOT_COUNT, NONE, 0",
        "TERRITORY, DOES_NOT_COUNT, TWO,  0"
    })
    void isScoredAsByKataGo(Scoring scoring, Seki seki, GroupTax tax, double whiteLead) {
        String picture = """
                . X . X O . O . X
                . . . X O O O X .
                . X X X X X X O O
                X O O O O O X O .
                X O . O . O X O O
                X O O O O O X X X
                X X X O . . . O O
                . X X X O O O O .
                . X . X O . O . O
                """;
        assertThat(-at(picture, scoring, seki, tax).score().lead()).isEqualTo(whiteLead);
    }

    /** Two black groups against one white, each with two eyes and nothing else. */
    @ParameterizedTest
    @CsvSource({
        "AREA,      NONE, 24, 15",
        "AREA,      TWO,  20, 13",
        "STONES,    NONE, 20, 13",
        "STONES,    TWO,  20, 13",
        "TERRITORY, NONE, 4,  2",
        "TERRITORY, TWO,  0,  0"
    })
    void isNotNeededForATaxOnGroups(Scoring scoring, GroupTax tax, double black, double white) {
        String picture = """
                . X . X O . O . O X . X .
                X X X X O O O O O X X X X
                X X X X O O O O O X X X X
                """;
        assertThat(at(picture, scoring, tax).score()).isEqualTo(new Score(black, white));
    }

    /** A group with one eye is taxed no more than that. */
    @Test
    void limitsTheTaxToWhatThereIs() {
        String picture = ". X . O . O . . O";
        assertThat(at(picture, GroupTax.NONE).score()).isEqualTo(new Score(2, 6));
        assertThat(at(picture, GroupTax.TWO).score()).isEqualTo(new Score(1, 4));
    }
}
