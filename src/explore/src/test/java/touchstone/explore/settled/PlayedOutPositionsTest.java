package touchstone.explore.settled;

import static org.assertj.core.api.Assertions.assertThat;
import static touchstone.explore.settled.PlayedOut.Doubt.NEUTRAL_POINTS;
import static touchstone.explore.settled.PlayedOut.Doubt.NO_STONES;
import static touchstone.explore.settled.PlayedOut.Doubt.ROOM;
import static touchstone.explore.settled.PlayedOut.Doubt.STONES_NOT_ALIVE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.Board;
import touchstone.reference.Position;

/** When a position leaves no doubt, and which doubt it leaves otherwise. */
class PlayedOutPositionsTest {

    private static void assertDoubt(String picture, PlayedOut.Doubt doubt) {
        assertThat(PlayedOut.doubt(SettledPictures.position(picture))).contains(doubt);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                SettledPictures.FINISHED,
                // Nobody but Black is there.
                """
                . X .
                X X X
                """,
                // Eyes of two points.
                """
                . X . X X O O O
                . X X X O O . O
                X X X X O . O O
                X X . X O . O O
                """
            })
    void leavesNoDoubt(String picture) {
        assertThat(PlayedOut.test(SettledPictures.position(picture))).isTrue();
    }

    @Test
    void anEmptyBoardIsNobodys() {
        assertThat(PlayedOut.doubt(Position.empty(Board.of(9, 9)))).contains(NO_STONES);
    }

    @Test
    void aNeutralPointOrTheMouthOfAKo() {
        assertDoubt(SettledPictures.FINISHED.replace("X X O O .", "X . O O ."), NEUTRAL_POINTS);
        assertDoubt("""
                . X . X O
                X X X . O
                X X X O .
                X X O O O
                X . X O .
                """, NEUTRAL_POINTS);
    }

    @Test
    void seki() {
        assertDoubt("""
                O O X X X
                O O X X X
                O . O X .
                O O O X X
                O O . X X
                """, NEUTRAL_POINTS);
        assertDoubt("""
                . X O . X O .
                X X O . X O O
                X X O O O O .
                """, NEUTRAL_POINTS);
    }

    @Test
    void aDeadStone() {
        // The white stone in the corner is dead, but counts wherever nobody takes it off.
        assertDoubt("""
                O . X . X
                . X X X X
                """, NEUTRAL_POINTS);
        assertDoubt("""
                X X O . O
                X X O O O
                . X O . O
                """, STONES_NOT_ALIVE);
    }

    @Test
    void roomToLiveIn() {
        assertDoubt("""
                . X . . . .
                X X . . . .
                . X . . . .
                X X . . . .
                """, ROOM);
    }
}
