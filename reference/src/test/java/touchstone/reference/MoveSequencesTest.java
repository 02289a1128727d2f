package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How many sequences of so many legal moves there are from the empty board. Counted by a program of its own. */
class MoveSequencesTest {

    @ParameterizedTest
    @CsvSource({
        "2, 2, 1, 5",
        "2, 2, 2, 21",
        "2, 2, 3, 68",
        "2, 2, 4, 156",
        "2, 2, 5, 316",
        "2, 2, 6, 604",
        "2, 2, 7, 1088",
        "2, 2, 8, 2184",
        "3, 3, 1, 10",
        "3, 3, 2, 91",
        "3, 3, 3, 738",
        "3, 3, 4, 5281",
        "3, 3, 5, 33384"
    })
    void fromTheEmptyBoard(int width, int height, int moves, long sequences) {
        assertThat(count(Game.begin(new BaseRules(), Board.of(width, height)), moves))
                .isEqualTo(sequences);
    }

    private static long count(Game game, int moves) {
        if (moves == 0) {
            return 1;
        }
        if (game.over()) {
            return 0;
        }
        long count = count(game.play(Move.PASS), moves - 1);
        for (Point point : game.legalPlays()) {
            count += count(game.play(new Move.Play(point)), moves - 1);
        }
        return count;
    }
}
