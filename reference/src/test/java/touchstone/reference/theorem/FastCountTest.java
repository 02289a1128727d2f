package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Shorthand;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;

/**
 * The fast count of the French rules: the players keep prisoners, hand over a stone for each pass, White one more if Black
 * has made the last play, and count territory. It gives the lead by area.
 *
 * <p>The condition is that two passes have ended the game, whoever made the last. A game that ends otherwise has no one
 * who ought to have moved.
 */
class FastCountTest {

    @Property(tries = 300)
    void givesTheLeadByArea(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game game = Shorthand.end(random.under(Shorthand.rules()), "");
        assertThat(counted(game)).isEqualTo(RandomGame.lead(game));
    }

    private static double counted(Game game) {
        boolean black = game.moments()
                .filter(moment -> moment.createdBy(Color.BLACK) || moment.createdBy(Color.WHITE))
                .findFirst()
                .filter(moment -> moment.createdBy(Color.BLACK))
                .isPresent();
        return RandomGame.lead(game, Scoring.TERRITORY, PassStones.GIVEN) + (black ? 1 : 0);
    }

    @Example
    void unlessTheGameHasNotEnded() {
        Game game = Shorthand.play(Game.begin(Shorthand.rules(), Shorthand.board("5x5")), "C3 C4 pass");
        assertThat(counted(game)).isEqualTo(RandomGame.lead(game) - 1);
        assertThat(counted(Shorthand.play(game, "pass"))).isEqualTo(RandomGame.lead(game));
    }
}
