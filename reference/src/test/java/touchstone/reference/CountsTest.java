package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.FirstPass;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Scoring;

/** The ways of counting, on examples worked out by hand. */
class CountsTest {

    private static Game at(String picture, Choice... choices) {
        return Game.from(Shorthand.rules(choices), Shorthand.position(picture), Color.BLACK);
    }

    private static Count count(Game game, Counting way) {
        return ((VariantRules) game.rules()).counted(game, way);
    }

    @Test
    void halfCountHalvesTheSharedPoint() {
        Game game = at(Positions.ARTICLE, Neutral.HALVES, Komi.HALF);
        assertThat(game.score()).isEqualTo(new Score(44.5, 36.5));
        assertThat(count(game, Counting.HALF_COUNT)).isEqualTo(new Count.Half(44.5, 40.5));
        Game komi = Shorthand.say(game, new Statement.Komi(7.5));
        assertThat(count(komi, Counting.HALF_COUNT)).isEqualTo(new Count.Half(44.5, 44.25));
        assertThat(komi.outcome()).isEqualTo(new Outcome.Won(Color.BLACK, Optional.of(0.5)));
    }

    /** The numbers of the article: 180.5 and half of 7.5 on a board of 361 points. */
    @Test
    void halfCountOfALargeBoardAsksForMoreThan184() {
        Game game = Game.begin(Shorthand.rules(Komi.HALF), Shorthand.board("19x19"));
        Game komi = Shorthand.say(game, new Statement.Komi(7.5));
        assertThat(count(komi, Counting.HALF_COUNT)).isEqualTo(new Count.Half(180.5, 184.25));
        assertThat(count(game, Counting.HALF_COUNT)).isEqualTo(new Count.Half(180.5, 180.5));
    }

    @Test
    void halfCountKnowsWhatWhiteIsGiven() {
        Game start = Game.begin(
                Shorthand.rules(Handicap.FIXED, Compensation.EACH, FirstPass.KOMI_RISES), Shorthand.board("9x9"));
        Game game = Shorthand.play(Shorthand.say(start, new Statement.Handicap(4)), "pass");
        assertThat(count(game, Counting.HALF_COUNT)).isEqualTo(new Count.Half(81, 43));
    }

    /** Eight points are four stones on Black's area: of 15 to 10 points White wins by three. */
    @ParameterizedTest
    @CsvSource({"0, WHITE, 2, 5", "2, WHITE, 1, 3", "4, WHITE, 0, 1", "6, BLACK, 0, -1", "8, BLACK, 1, -3"})
    void fillInPaysKomiInStones(int komi, Color tooMany, int stones, double lead) {
        Game game = at("""
                . X X O .
                . X X O .
                . . X O .
                . . X O .
                . . X O .
                """, Komi.INTEGER);
        Game agreed = Shorthand.say(game, new Statement.Komi(komi));
        Count.FilledIn count = (Count.FilledIn) count(agreed, Counting.FILL_IN);
        assertThat(count.lead()).isEqualTo(lead);
        assertThat(count.stones()).isEqualTo(stones);
        assertThat(count.tooMany()).isEqualTo(stones == 0 ? Optional.empty() : Optional.of(tooMany));
    }

    @Test
    void rearrangementFillsTerritoryWithPrisoners() {
        Game game = at(". . X O . .", Scoring.TERRITORY).withPrisoners(1, 2);
        assertThat(count(game, Counting.REARRANGEMENT)).isEqualTo(new Count.Rearranged(1, 0));
        assertThat(game.score()).isEqualTo(new Score(4, 3));
    }

    @ParameterizedTest
    @EnumSource(Counting.class)
    void onlyTheWaysOfTheRulesAreWaysToCount(Counting counting) {
        VariantRules rules = Shorthand.rules(counting);
        Game game = Game.begin(rules, Shorthand.board("5x5"));
        boolean either = counting == Counting.EITHER;
        assertThat(rules.count(game, Counting.HALF_COUNT).isPresent())
                .isEqualTo(either || counting == Counting.HALF_COUNT);
        assertThat(rules.count(game, Counting.REARRANGEMENT).isPresent())
                .isEqualTo(either || counting == Counting.REARRANGEMENT);
        assertThat(rules.count(game, Counting.FILL_IN).isPresent()).isEqualTo(counting == Counting.FILL_IN);
    }
}
