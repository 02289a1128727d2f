package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Shorthand;
import touchstone.reference.choice.Scoring;

/**
 * In an even game Black's lead is the same by area and by territory about half the time, and otherwise one point more by
 * area (Lorrain): the former if White has made the last play, the latter if Black has.
 *
 * <p>The condition is that nobody has passed before the end. A pass in the middle of the game adds a point of its own.
 */
class LastPlayTest {

    @Property(tries = 300)
    void isWorthAPointIfItIsBlacks(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game played = random.playsOnly(Shorthand.rules());
        Game game = Shorthand.end(played, "");
        assertThat(RandomGame.lead(game) - RandomGame.lead(game, Scoring.TERRITORY))
                .isEqualTo(played.createdBy(Color.BLACK) ? 1 : 0);
    }

    @Example
    void unlessSomebodyHasPassedBefore() {
        Game start = Game.begin(Shorthand.rules(), Shorthand.board("5x5"));
        assertThat(differences(Shorthand.play(start, "C3 pass B3 C4 pass pass")))
                .isEqualTo(1);
        assertThat(differences(Shorthand.play(start, "pass C4 C3 pass B3 pass pass")))
                .isEqualTo(1);
        assertThat(differences(Shorthand.play(start, "C3 pass B3 pass pass"))).isEqualTo(2);
    }

    private static double differences(Game game) {
        assertThat(game.over()).isTrue();
        return RandomGame.lead(game) - RandomGame.lead(game, Scoring.TERRITORY);
    }
}
