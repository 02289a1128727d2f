package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.Shorthand;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;

/**
 * Players put the stones they have taken into the opponent's territory and compare what is left of it (Wikipedia, territory
 * scoring; Japanese article 10-2). The difference is that of the scores by territory.
 *
 * <p>Before komi, that is, and whatever else is given to a player. It does not take as much territory as there are
 * prisoners, as long as those without room are points of the player who took them.
 */
class RearrangementTest {

    @Provide
    Arbitrary<Variant> variants() {
        return RandomGame.variants()
                .map(variant ->
                        variant.with(Scoring.TERRITORY, GroupTax.NONE, Button.NONE, FirstPass.FREE, Compensation.NONE));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void leavesTheLeadByTerritory(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random, @ForAll("variants") Variant variant) {
        VariantRules rules = new VariantRules(variant);
        Game game = random.ended(rules);
        assertThat(lead(game)).isEqualTo(game.score().lead());
        Count.Rearranged count = (Count.Rearranged) rules.counted(game, Counting.REARRANGEMENT);
        if (fits(game, Color.BLACK) && fits(game, Color.WHITE)) {
            assertThat(count).isEqualTo(new Count.Rearranged(room(game, Color.BLACK), room(game, Color.WHITE)));
        }
    }

    private static double lead(Game game) {
        VariantRules rules = (VariantRules) game.rules();
        Count.Rearranged count = (Count.Rearranged) rules.counted(game, Counting.REARRANGEMENT);
        return count.black() - count.white();
    }

    private static int room(Game game, Color player) {
        return game.rules().territory(game, player).size() - game.rules().lost(game, player);
    }

    private static boolean fits(Game game, Color player) {
        return room(game, player) >= 0;
    }

    @Example
    void unlessSomethingIsGivenToAPlayer() {
        VariantRules rules = Shorthand.rules(Scoring.TERRITORY, FirstPass.KOMI_RISES);
        Game game = Shorthand.play(Game.begin(rules, Shorthand.board("5x3")), "C2 pass pass");
        assertThat(lead(game)).isEqualTo(game.score().lead() + 1);
    }

    /** White's two stones cannot both be put back: her territory is a single point. */
    @Example
    void evenIfThereIsNoRoom() {
        Game game = Game.from(Shorthand.rules(Scoring.TERRITORY), Shorthand.position(". X O ."), Color.BLACK)
                .withPrisoners(0, 2);
        assertThat(fits(game, Color.WHITE)).isFalse();
        assertThat(lead(game)).isEqualTo(2).isEqualTo(game.score().lead());
    }
}
