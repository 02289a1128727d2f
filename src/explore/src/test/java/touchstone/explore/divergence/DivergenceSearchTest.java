package touchstone.explore.divergence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.reference.Board;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** How far the search looks, and what it says is the cause. */
class DivergenceSearchTest {

    private static final Variant BASE = Variant.BASE;

    private static DivergenceSearch search(Variant one, Variant other) {
        return new DivergenceSearch(List.of(one, other), DivergenceSearch.pairs(2), found -> false, () -> false);
    }

    private static SearchLimit whole(int width, int height, int steps) {
        return SearchLimit.whole(StartPosition.empty(Board.of(width, height)), steps);
    }

    @Test
    void theAxisThatRefusesIsTheCause() {
        // Under positional superko self-capture of one stone is illegal, too: what matters is which rule refuses.
        DivergenceSearch search =
                search(BASE.with(Repetition.SITUATIONAL), BASE.with(Repetition.POSITIONAL, SelfCapture.FORBIDDEN));
        search.search(whole(1, 1, 1));
        Divergence divergence =
                search.collected(0).shortest(DivergenceKind.LEGALITY).orElseThrow();
        assertThat(divergence.steps()).hasToString("[Black A1]");
        assertThat(divergence.cause()).hasToString("self-capture");
    }

    @Test
    void axesThatOnlyTogetherMakeADifferenceAreNamedTogether() {
        // Half a point for the first pass, and two for a group: neither choice alone makes the two agree.
        DivergenceSearch search = search(BASE, BASE.with(GroupTax.TWO, Button.HALF_POINT));
        search.search(whole(2, 1, 4));
        Divergence divergence =
                search.collected(0).shortest(DivergenceKind.SCORE).orElseThrow();
        assertThat(divergence.steps()).hasToString("[Black pass, White A1, Black pass, White pass]");
        assertThat(divergence.cause()).hasToString("group-tax and button");
    }

    @Test
    void aSearchThatIsCutShortSaysHowFarItLooked() {
        DivergenceSearch cut = new DivergenceSearch(
                List.of(BASE, BASE.with(Neutral.BOTH)), DivergenceSearch.pairs(2), found -> false, () -> true);
        cut.search(whole(4, 1, 9));
        assertThat(cut.reached()).hasSize(1);
        assertThat(cut.reached().get(0).steps()).isBetween(1, 8);
        assertThat(cut.reached().get(0))
                .hasToString("4x1 to " + cut.reached().get(0).steps() + " steps");
    }

    @Test
    void whatIsFoundIsSaidByBoth() {
        Variant other = BASE.with(Ending.STOP);
        DivergenceSearch search = search(BASE, other);
        search.search(whole(1, 1, 2));
        Divergence end = search.collected(0).shortest().orElseThrow();
        assertThat(end.kind()).isEqualTo(DivergenceKind.END);
        assertThat(RulesetVerdict.of(new VariantRules(BASE), end).words()).isEqualTo("the game is over");
        assertThat(RulesetVerdict.of(new VariantRules(other), end).words()).isEqualTo("the game has stopped");
    }

    @Test
    void boardsComeByTheNumberOfTheirPointsAndTheSquarestFirst() {
        assertThat(SearchLimits.boards(6))
                .extracting(Board::toString)
                .containsExactly("1x1", "2x1", "3x1", "2x2", "4x1", "5x1", "3x2", "6x1");
    }

    @Test
    void fromAPositionLongerGamesAreTriedWhereStonesAreTaken() {
        DivergenceSearch search =
                search(BASE.with(SelfCapture.FORBIDDEN), BASE.with(SelfCapture.FORBIDDEN, Repetition.NO_RESULT));
        search.search(SearchLimit.pressing(KnownPosition.TRIPLE_KO.start(), 20_000));
        Divergence divergence =
                search.collected(0).shortest(DivergenceKind.LEGALITY).orElseThrow();
        assertThat(divergence.steps()).hasToString("[Black D5, White B4, Black F5, White D4, Black B5, White F4]");
    }

    @Test
    void whoMovesAfterAResumptionIsOfTheSteps() {
        // The opponent of who asks, or whose turn it is: the same player is refused in one of them.
        Variant one = BASE.with(Ending.STOP, Resumption.OPPONENT_OF_REQUESTER);
        Variant other = BASE.with(Ending.STOP, Resumption.IN_TURN);
        DivergenceSearch search = search(one, other);
        search.search(whole(1, 1, 4));
        Divergence divergence =
                search.collected(0).shortest(DivergenceKind.LEGALITY).orElseThrow();
        assertThat(divergence.steps()).hasToString("[Black pass, White pass, Black resumes, Black pass]");
        assertThat(divergence.cause()).hasToString("resumption");
        assertThat(RulesetVerdict.of(new VariantRules(one), divergence).words())
                .isEqualTo("illegal, it is White's turn");
    }
}
