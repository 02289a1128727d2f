package touchstone.reference.theorem;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Phase;
import touchstone.reference.Shorthand;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Seki;
import touchstone.reference.choice.Variant;

/**
 * A stone handed over for each pass, and White passing last, make area and territory give the same (Wikipedia, on
 * reconciling the scoring systems; AGA rules 7, 11 and 12).
 *
 * <p>A pass then costs by territory what a play adds by area, and both have made the same number of moves. So this takes
 * strict alternation from Black's first move to White's last: the game must end by passes, and play that is resumed must go
 * on in turn. Points in seki count. With n handicap stones placed White begins as well as ends, and the two ways differ by
 * n-1 points: that is why White gets as many where the count is by area (AGA rule 4).
 */
class PassStonesTest {

    @Provide
    Arbitrary<Variant> variants() {
        return Combinators.combine(
                        RandomGame.variants(),
                        Arbitraries.of(Ending.TWO_PASSES, Ending.STOP, Ending.FOUR_PASSES),
                        Arbitraries.of(Resumption.IN_TURN, Resumption.OPPONENT_OF_LAST_PASSER))
                .as((variant, ending, resumption) -> variant.with(ending, resumption)
                        .with(Scoring.AREA, Seki.COUNTS, GroupTax.NONE, PassStones.GIVEN, LastPass.WHITE));
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void makeAreaAndTerritoryAgree(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random, @ForAll("variants") Variant variant) {
        VariantRules rules = new VariantRules(variant.with(DeadStones.AGREED));
        Game ended = random.ended(rules);
        assertAgree(ended);
        Game stopped = ended.previous().orElseThrow();
        if (stopped.phase() == Phase.STOPPED) {
            Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.BLACK));
            assertAgree(random.ended(rules, random.from(resumed)));
        }
    }

    private static void assertAgree(Game game) {
        assertThat(RandomGame.lead(game, Scoring.TERRITORY)).isEqualTo(RandomGame.lead(game));
    }

    @Property(tries = 100, edgeCases = EdgeCasesMode.NONE)
    void agreeWithHandicapStonesIfWhiteGetsAPointForEachAfterTheFirst(
            @ForAll(supplier = RandomGame.Anywhere.class) RandomGame random) {
        int stones = 2 + random.lots().get(0) % 3;
        VariantRules rules = agreeing(Handicap.FIXED, Compensation.ONE_LESS);
        Game start = Game.begin(rules, Shorthand.board("7x7"));
        Game game =
                new RandomGame(start.board(), random.lots()).from(Shorthand.say(start, new Statement.Handicap(stones)));
        Game ended = Shorthand.end(game, "");
        assertThat(RandomGame.lead(ended, Scoring.TERRITORY, Compensation.NONE)).isEqualTo(RandomGame.lead(ended));
        assertThat(RandomGame.lead(ended, Compensation.NONE)).isEqualTo(RandomGame.lead(ended) + stones - 1);
    }

    private static VariantRules agreeing(Choice... others) {
        Variant variant = Variant.BASE.with(PassStones.GIVEN, LastPass.WHITE);
        return new VariantRules(variant.with(others));
    }

    private static Game game(VariantRules rules, String moves) {
        return Shorthand.play(Game.begin(rules, Shorthand.board("5x3")), moves);
    }

    @Example
    void whiteHasToPassLast() {
        String moves = "B3 D3 B2 D2 B1 D1 C3 C2 C1 pass pass";
        assertAgree(game(agreeing(), moves + " pass"));
        Game game = game(agreeing(LastPass.EITHER), moves);
        assertThat(RandomGame.lead(game)).isEqualTo(1);
        assertThat(RandomGame.lead(game, Scoring.TERRITORY)).isZero();
    }

    @Example
    void theGameHasToEndByPasses() {
        Game game = Shorthand.end(game(agreeing(Ending.AGREEMENT), "C2"), "");
        assertThat(RandomGame.lead(game)).isEqualTo(15);
        assertThat(RandomGame.lead(game, Scoring.TERRITORY)).isEqualTo(14);
    }

    @Example
    void playHasToBeResumedInTurn() {
        Game stopped = game(agreeing(Ending.STOP, Resumption.OPPONENT_OF_REQUESTER), "C2 C3 pass pass");
        Game game = Shorthand.end(Shorthand.say(stopped, new Statement.Resume(Color.BLACK)), "");
        assertThat(RandomGame.lead(game, Scoring.TERRITORY)).isEqualTo(RandomGame.lead(game) + 1);
    }

    @Example
    void pointsInSekiHaveToCount() {
        Game start = Game.begin(agreeing(), Shorthand.board("6x3"));
        Game game = Shorthand.play(start, "A1 E1 B1 F1 A3 E3 B3 F3 B2 E2 C3 F2 pass pass");
        assertAgree(game);
        assertThat(RandomGame.lead(game, Scoring.TERRITORY, Seki.DOES_NOT_COUNT))
                .isNotEqualTo(RandomGame.lead(game));
    }
}
