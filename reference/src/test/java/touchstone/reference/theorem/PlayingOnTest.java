package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.Shorthand;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;

/**
 * A play on one's own territory costs nothing by area (Wikipedia, Chinese rules), and a point by territory (the same, on the
 * counting phase).
 *
 * <p>By area the condition is that it captures none of one's own stones: what fills the last eye of a chain costs it. By
 * territory, that the opponent passes, and that passing is free; an answer at home, or a stone handed over, makes it even.
 */
class PlayingOnTest {

    private static final BaseRules RULES = Shorthand.rules(Ending.AGREEMENT);

    @Property(tries = 200)
    void atHomeIsFreeByAreaAndCostsAPointByTerritory(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game game = random.under(RULES);
        int sign = game.toMove() == Color.BLACK ? 1 : -1;
        for (Point point : RULES.territory(game.position(), game.toMove())) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made
                    && made.selfCaptured().isEmpty()) {
                Game after = made.after().play(Move.PASS);
                assertThat(RandomGame.lead(after)).isEqualTo(RandomGame.lead(game));
                assertThat(RandomGame.lead(after, Neutral.HALVES)).isEqualTo(RandomGame.lead(game, Neutral.HALVES));
                assertThat(RandomGame.lead(after, Scoring.TERRITORY))
                        .isEqualTo(RandomGame.lead(game, Scoring.TERRITORY) - sign);
                assertThat(RandomGame.lead(after, Scoring.TERRITORY, PassStones.GIVEN))
                        .isEqualTo(RandomGame.lead(game, Scoring.TERRITORY, PassStones.GIVEN));
            }
        }
    }

    /** The game of the 4x4 board in which White adds a stone to her own territory after Black has passed. */
    @Example
    void inTheGameOfTheFourLines() {
        Game start = Game.begin(RULES, Shorthand.board("4x4"));
        Game before = Shorthand.play(start, "B3 C2 B2 C3 B1 C1 B4 C4 pass");
        Game after = Shorthand.play(before, "D2");
        assertThat(RandomGame.lead(before)).isZero();
        assertThat(RandomGame.lead(after)).isZero();
        assertThat(RandomGame.lead(before, Scoring.TERRITORY)).isZero();
        assertThat(RandomGame.lead(after, Scoring.TERRITORY)).isEqualTo(1);
    }

    /** Black's third stone takes the last liberty of the other two. */
    @Example
    void unlessItFillsTheLastEye() {
        Game game = Game.from(RULES, Shorthand.position("X . X O ."), Color.BLACK);
        Game after = Shorthand.play(game, "B1");
        assertThat(RandomGame.lead(game)).isEqualTo(1);
        assertThat(RandomGame.lead(after)).isEqualTo(-5);
    }

    @Example
    void unlessTheOpponentAnswersAtHome() {
        Game game = Game.from(RULES, Shorthand.position(". . X O . ."), Color.BLACK);
        Game after = Shorthand.play(game, "A1 F1");
        assertThat(RandomGame.lead(after, Scoring.TERRITORY)).isEqualTo(RandomGame.lead(game, Scoring.TERRITORY));
    }
}
