package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
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
import touchstone.reference.Outcome;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.Draws;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Variant;

/**
 * Komi is added to White's score and changes nothing else (Wikipedia, on komi): k points more are a lead of k points less,
 * whatever the rules, and with half a point in it nobody's scores are equal unless the rules have other half points.
 *
 * <p>Of the counts, half-count needs half of it more, fill-in takes all of it off the lead, and rearrangement knows nothing
 * of it.
 */
class KomiTest {

    @Provide
    Arbitrary<Variant> variants() {
        return RandomGame.variants().map(variant -> variant.with(Komi.INTEGER));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void takesAsMuchOffTheLead(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random,
            @ForAll("variants") Variant variant,
            @ForAll @IntRange(min = -20, max = 20) int komi) {
        VariantRules rules = new VariantRules(variant);
        Game even = random.ended(rules);
        Game start = Shorthand.say(Game.begin(rules, random.board()), new Statement.Komi(komi));
        Game game = random.ended(rules, random.from(start));
        assertThat(game.position()).isEqualTo(even.position());
        assertThat(game.score().lead()).isEqualTo(even.score().lead() - komi);
        assertThat(game.score().black()).isEqualTo(even.score().black());
        assertThat(half(rules, game).black()).isEqualTo(half(rules, even).black());
        assertThat(half(rules, game).needed()).isEqualTo(half(rules, even).needed() + komi / 2.0);
        assertThat(((Count.FilledIn) rules.counted(game, Counting.FILL_IN)).lead())
                .isEqualTo(((Count.FilledIn) rules.counted(even, Counting.FILL_IN)).lead() - komi);
        assertThat(rules.counted(game, Counting.REARRANGEMENT)).isEqualTo(rules.counted(even, Counting.REARRANGEMENT));
    }

    private static Count.Half half(VariantRules rules, Game game) {
        return (Count.Half) rules.counted(game, Counting.HALF_COUNT);
    }

    /** An integer komi may make scores equal, and then it matters what the rules say of that. */
    @Example
    void mayMakeAGameADraw() {
        assertThat(jigo(Komi.INTEGER, Draws.DRAW)).isEqualTo(new Outcome.Drawn());
        assertThat(jigo(Komi.INTEGER, Draws.UNSTATED)).isEqualTo(new Outcome.Undecided("draws.unstated"));
        assertThat(jigo(Komi.BLACK_WINS_TIES, Draws.DRAW)).isEqualTo(new Outcome.Won(Color.BLACK, Optional.of(0.0)));
    }

    private static Outcome jigo(Komi komi, Draws draws) {
        Game start = Game.begin(Shorthand.rules(komi, draws), Shorthand.board("3x3"));
        return Shorthand.play(Shorthand.say(start, new Statement.Komi(9)), "B2 pass pass")
                .outcome();
    }
}
