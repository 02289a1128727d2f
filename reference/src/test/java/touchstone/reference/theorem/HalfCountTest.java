package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Variant;

/**
 * "All ways of counting give the same winner" (Wikipedia, area scoring): Black has more than half of the board and half the
 * komi if Black is ahead by area after komi. By how much in stones is half of the lead in points (Chinese articles 9 and
 * 11).
 *
 * <p>The condition: shared points are halved in the count, whatever the score does with them. And what is no point of the
 * board or given to White, a group tax or a button, the count doesn't see.
 */
class HalfCountTest {

    @Provide
    Arbitrary<Variant> variants() {
        return RandomGame.variants()
                .map(variant -> variant.with(Scoring.AREA, GroupTax.NONE, Button.NONE, Komi.HALF, Ending.STOP));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void findsTheWinnerAndHalfTheLead(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random,
            @ForAll("variants") Variant variant,
            @ForAll @IntRange(min = -9, max = 9) int komi) {
        VariantRules rules = new VariantRules(variant);
        Game start = Shorthand.say(Game.begin(rules, random.board()), new Statement.Komi(komi + 0.5));
        Game game = random.ended(rules, random.from(start));
        assertThat(2 * ahead(rules, game)).isEqualTo(game.score().lead());
        assertThat(Math.signum(ahead(rules, game)))
                .isEqualTo(game.score().winner().orElseThrow() == Color.BLACK ? 1 : -1);
    }

    private static double ahead(VariantRules rules, Game game) {
        Count.Half count = (Count.Half) rules.counted(game, Counting.HALF_COUNT);
        return count.black() - count.needed();
    }

    /** Black has 12 points and White 11, but half of the board is 12.5. */
    @Example
    void unlessSharedPointsAreLeftOut() {
        Game game = Game.from(Shorthand.rules(), Games.SHARED_POINT, Color.BLACK);
        assertThat(game.score().lead()).isEqualTo(1);
        assertThat(game.score().black()).isLessThan(Games.SHARED_POINT.board().size() / 2.0);
        assertThat(ahead(Shorthand.rules(), game)).isEqualTo(0.5);
    }

    @Example
    void unlessThereIsMoreToTheScoreThanPointsOfTheBoard() {
        assertMissed(GroupTax.TWO);
        assertMissed(Button.HALF_POINT);
    }

    private static void assertMissed(Choice choice) {
        VariantRules rules = Shorthand.rules(choice);
        Game start = Game.from(rules, Shorthand.position(". X . X O ."), Color.BLACK);
        Game game = Shorthand.end(start, "");
        assertThat(2 * ahead(rules, game)).isNotEqualTo(game.score().lead());
    }
}
