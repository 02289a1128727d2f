package touchstone.explore.divergence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Board;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/**
 * The games that are known to separate rules of repetition ({@code DiscriminatingGamesTest} of the reference, there found by a
 * search of its own) are found here, or shorter ones.
 */
class KnownDivergencesTest {

    @ParameterizedTest(name = "{0} and {1}, self-capture {2}: {4} steps on {3}")
    @CsvSource({
        // K1
        "POSITIONAL, SITUATIONAL, ALLOWED, 1x1, 1, 1x1, 1",
        "POSITIONAL, NATURAL_SITUATIONAL, ALLOWED, 1x1, 1, 1x1, 1",
        "POSITIONAL, NEW_ZEALAND, ALLOWED, 1x1, 1, 1x1, 1",
        "POSITIONAL, SIMPLE, ALLOWED, 1x1, 1, 1x1, 1",
        // K2
        "SITUATIONAL, NATURAL_SITUATIONAL, ALLOWED, 1x1, 2, 1x1, 2",
        "SITUATIONAL, NEW_ZEALAND, ALLOWED, 1x1, 2, 1x1, 2",
        "SIMPLE, NATURAL_SITUATIONAL, ALLOWED, 1x1, 2, 1x1, 2",
        // K3
        "NATURAL_SITUATIONAL, NEW_ZEALAND, ALLOWED, 1x1, 3, 1x1, 3",
        // K7
        "SIMPLE, SITUATIONAL, ALLOWED, 2x1, 4, 2x1, 4",
        // K10
        "POSITIONAL, SITUATIONAL, FORBIDDEN, 3x1, 5, 3x1, 5",
        "POSITIONAL, NATURAL_SITUATIONAL, FORBIDDEN, 3x1, 5, 3x1, 5",
        "POSITIONAL, NEW_ZEALAND, FORBIDDEN, 3x1, 5, 3x1, 5",
        // K11
        "SIMPLE, POSITIONAL, FORBIDDEN, 3x1, 5, 3x1, 5",
        "SIMPLE, SITUATIONAL, FORBIDDEN, 3x1, 5, 3x1, 5",
        "SIMPLE, NATURAL_SITUATIONAL, FORBIDDEN, 3x1, 5, 3x1, 5",
        "SIMPLE, NEW_ZEALAND, FORBIDDEN, 3x1, 5, 3x1, 5",
        // K13
        "SITUATIONAL, NATURAL_SITUATIONAL, FORBIDDEN, 4x1, 5, 4x1, 5",
        "NATURAL_SITUATIONAL, NEW_ZEALAND, FORBIDDEN, 4x1, 5, 4x1, 5"
    })
    void areFoundOrShorterOnes(
            Repetition one,
            Repetition other,
            SelfCapture selfCapture,
            String board,
            int steps,
            String foundOn,
            int foundSteps) {
        Divergence divergence = search(one, other, selfCapture)
                .shortest(DivergenceKind.LEGALITY)
                .orElseThrow();
        assertThat(divergence.start().board().size()).isLessThanOrEqualTo(size(board));
        assertThat(divergence.steps()).hasSizeLessThanOrEqualTo(steps);
        assertThat(divergence.start().board()).hasToString(foundOn);
        assertThat(divergence.steps()).hasSize(foundSteps);
        assertThat(divergence.cause()).hasToString("repetition");
    }

    /** They differ in the position at the start alone, which comes back only by self-capture. */
    @ParameterizedTest
    @CsvSource("SITUATIONAL, NEW_ZEALAND")
    void thereIsNoneForRulesThatComeToTheSame(Repetition one, Repetition other) {
        assertThat(search(one, other, SelfCapture.FORBIDDEN).shortest()).isEmpty();
    }

    private static ShortestDivergences search(Repetition one, Repetition other, SelfCapture selfCapture) {
        Variant common = Variant.BASE.with(selfCapture);
        DivergenceSearch search = new DivergenceSearch(
                List.of(common.with(one), common.with(other)),
                DivergenceSearch.pairs(2),
                ShortestDivergences::matters,
                () -> false);
        SearchLimits.boards(4).forEach(board -> search.search(SearchLimit.whole(StartPosition.empty(board), 6)));
        return search.collected(0);
    }

    private static int size(String board) {
        String[] sides = board.split("x");
        return Board.of(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])).size();
    }
}
