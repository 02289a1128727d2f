package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.Game;
import touchstone.reference.Shorthand;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Scoring;

/**
 * With the button Black's lead is "usually" half a point more than by territory (Sensei's Library, Button Go,
 * senseis.xmp.net/?ButtonGo).
 *
 * <p>Always, if nobody plays once the button is taken. By area that is a point less or nothing less, and so half a point
 * from it either way.
 */
class ButtonTest {

    private static final VariantRules RULES = Shorthand.rules(Button.HALF_POINT);

    @Property(tries = 300)
    void isWorthHalfAPointMoreThanTerritory(@ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        Game game = Shorthand.end(random.playsOnly(RULES), "");
        assertThat(RandomGame.lead(game) - RandomGame.lead(game, Scoring.TERRITORY, Button.NONE))
                .isEqualTo(0.5);
        assertThat(Math.abs(RandomGame.lead(game) - RandomGame.lead(game, Button.NONE)))
                .isEqualTo(0.5);
    }

    /** White takes the button, and Black makes two plays more. */
    @Example
    void unlessPlayGoesOnOnceItIsTaken() {
        Game game = Shorthand.play(Game.begin(RULES, Shorthand.board("5x5")), "C3 pass B3 pass pass");
        assertThat(game.over()).isTrue();
        assertThat(RandomGame.lead(game) - RandomGame.lead(game, Scoring.TERRITORY, Button.NONE))
                .isEqualTo(1.5);
    }
}
