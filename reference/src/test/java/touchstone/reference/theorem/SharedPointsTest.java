package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Shorthand;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Variant;

/**
 * Whether a point that both colours reach is nobody's (Wikipedia), both players' (Lorrain) or half of each (Chinese article
 * 9) makes no difference to who is ahead, and by how much.
 *
 * <p>Under all rules, for the lead. It does for the points as such: more than half of the board is enough to win, but only
 * where shared points are halved is it needed.
 */
class SharedPointsTest {

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void leaveTheLeadAsItIs(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random,
            @ForAll(supplier = RandomGame.AnyRules.class) Variant variant) {
        Game game = random.ended(new VariantRules(variant));
        for (Neutral neutral : Neutral.values()) {
            assertThat(RandomGame.lead(game, neutral)).isEqualTo(RandomGame.lead(game));
        }
    }

    @Example
    void butDecideWhetherTheWinnerNeedsHalfOfTheBoard() {
        Game game = Game.from(Shorthand.rules(), Games.SHARED_POINT, Color.BLACK);
        assertThat(game.score().winner()).contains(Color.BLACK);
        assertThat(game.score().black()).isLessThan(12.5);
        Game halved = Game.from(Shorthand.rules(Neutral.HALVES), Games.SHARED_POINT, Color.BLACK);
        assertThat(halved.score().black()).isGreaterThan(12.5);
        assertThat(halved.score().margin()).isEqualTo(game.score().margin()).isEqualTo(1);
    }
}
