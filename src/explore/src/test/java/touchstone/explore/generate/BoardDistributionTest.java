package touchstone.explore.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import touchstone.reference.Board;

class BoardDistributionTest {

    private static List<Board> drawn(BoardDistribution mix, int draws) {
        SplittableRandom random = new SplittableRandom(9);
        return IntStream.range(0, draws).mapToObj(draw -> mix.next(random)).toList();
    }

    private static long percent(List<Board> boards, Predicate<Board> which) {
        return 100 * boards.stream().filter(which).count() / boards.size();
    }

    @Test
    void smallBoardsMostlyAndLargeOnesOften() {
        List<Board> boards = drawn(BoardDistribution.of(board -> true), 10_000);
        assertThat(percent(boards, board -> board.size() <= 49)).isBetween(55L, 85L);
        assertThat(percent(boards, board -> board.width() > 8)).isBetween(10L, 40L);
        assertThat(percent(boards, board -> board.height() > 9)).isBetween(5L, 25L);
        assertThat(percent(boards, board -> board.width() != board.height())).isBetween(10L, 40L);
        assertThat(boards).contains(Board.of(1, 1), Board.of(2, 2), Board.of(19, 19), Board.of(5, 7), Board.of(7, 5));
    }

    @Test
    void everyBoardIsDrawn() {
        BoardDistribution mix = BoardDistribution.of(board -> true);
        assertThat(mix.boards()).doesNotHaveDuplicates();
        assertThat(drawn(mix, 50_000)).containsAll(mix.boards());
    }

    @Test
    void theWeightedListHasEachBoardAsOftenAsItIsDrawn() {
        BoardDistribution mix = BoardDistribution.of(board -> board.size() <= 9 && board.width() == board.height());
        List<Board> weighted = mix.weighted();
        assertThat(Collections.frequency(weighted, Board.of(3, 3)))
                .isEqualTo(6 * Collections.frequency(weighted, Board.of(1, 1)));
        List<Board> drawn = drawn(mix, 10_000);
        for (Board board : mix.boards()) {
            assertThat(percent(drawn, board::equals)).isCloseTo(percent(weighted, board::equals), within(3L));
        }
    }

    @Test
    void onlyWhatTheSubjectHas() {
        BoardDistribution square = BoardDistribution.of(board -> board.width() == board.height() && board.width() >= 5);
        assertThat(drawn(square, 2_000)).allMatch(board -> board.width() == board.height() && board.width() >= 5);
    }

    @Test
    void aSubjectWithOneUnusualSizePlaysOnThat() {
        Board only = Board.of(21, 21);
        assertThat(drawn(BoardDistribution.of(only::equals), 5)).containsOnly(only);
    }

    @Test
    void aSubjectWithoutBoardsHasNone() {
        BoardDistribution none = BoardDistribution.of(board -> false);
        assertThat(none.isEmpty()).isTrue();
        assertThatThrownBy(() -> none.next(new SplittableRandom(1)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("no board");
    }

    @Test
    void thereIsABoardForEveryShape() {
        assertThat(BoardDistribution.of(board -> true).boards())
                .containsAll(KnownShapes.all().stream()
                        .map(shape -> shape.position().board())
                        .toList());
    }
}
