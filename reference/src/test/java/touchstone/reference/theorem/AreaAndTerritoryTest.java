package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/**
 * "If the game ends with both having played equally often, area and territory give the same" (Wikipedia, on reconciling the
 * scoring systems). In full: Black's lead by area is the lead by territory and as many points more as Black has made more
 * plays.
 *
 * <p>Whoever has played a stone has it on the board or has lost it, so stones on the board less own stones lost are plays.
 * This takes three conditions that the source leaves out. Points in seki count under both, or under neither. Handicap
 * stones placed are plays. And prisoners are all stones that left the board, one's own self-captured and those agreed to be
 * dead included. It makes no difference who gets the neutral points, or what komi is.
 */
class AreaAndTerritoryTest {

    @Provide
    Arbitrary<Variant> variants() {
        return RandomGame.variants()
                .map(variant -> variant.with(
                        Scoring.AREA, Seki.COUNTS, GroupTax.NONE, PassStones.NONE, Ending.STOP, DeadStones.AGREED));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void theLeadsDifferByThePlaysMadeMore(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random, @ForAll("variants") Variant variant) {
        Game game = random.ended(new VariantRules(variant));
        int more = RandomGame.plays(game, Color.BLACK) - RandomGame.plays(game, Color.WHITE);
        assertThat(RandomGame.lead(game) - RandomGame.lead(game, Scoring.TERRITORY))
                .isEqualTo(more);
    }

    /** The game of 6 black and 5 white plays in which White passes first. */
    @Example
    void oneMorePlayIsOnePoint() {
        Game game = Shorthand.play(
                Game.begin(Shorthand.rules(), Shorthand.board("5x3")), "B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass");
        assertThat(RandomGame.lead(game)).isEqualTo(1);
        assertThat(RandomGame.lead(game, Scoring.TERRITORY)).isZero();
    }

    /** Both have made six plays; Black's stones have an eye in seki. */
    @Example
    void unlessPointsInSekiCountByAreaOnly() {
        Game game = Shorthand.play(
                Game.begin(Shorthand.rules(), Shorthand.board("6x3")), "A1 E1 B1 F1 A3 E3 B3 F3 B2 E2 C3 F2 pass pass");
        assertThat(RandomGame.lead(game)).isEqualTo(1);
        assertThat(RandomGame.lead(game, Scoring.TERRITORY)).isEqualTo(1);
        assertThat(RandomGame.lead(game, Scoring.TERRITORY, Seki.DOES_NOT_COUNT))
                .isZero();
    }

    /** Both make one play, but there are two handicap stones. */
    @Example
    void unlessHandicapStonesAreNoPlays() {
        Game start = Game.begin(Shorthand.rules(Handicap.FIXED), Shorthand.board("7x7"));
        Game placed = Shorthand.say(start, new Statement.Handicap(2));
        Game game = Shorthand.play(placed, "D4 C4 pass pass");
        assertThat(RandomGame.lead(game) - RandomGame.lead(game, Scoring.TERRITORY))
                .isEqualTo(2);
    }
}
