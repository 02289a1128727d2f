package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Handicap points, against the table of the Go Text Protocol written out (version 2, section 4.1.1). */
class StarPointsTest {

    @ParameterizedTest(name = "{1} on {0}")
    @CsvSource({
        "19x19, 2, D4 Q16",
        "19x19, 3, D4 Q16 Q4",
        "19x19, 4, D4 Q16 D16 Q4",
        "19x19, 5, D4 Q16 D16 Q4 K10",
        "19x19, 6, D4 Q16 D16 Q4 D10 Q10",
        "19x19, 7, D4 Q16 D16 Q4 D10 Q10 K10",
        "19x19, 8, D4 Q16 D16 Q4 D10 Q10 K4 K16",
        "19x19, 9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10",
        "13x13, 5, D4 K10 D10 K4 G7",
        "13x13, 9, D4 K10 D10 K4 D7 K7 G4 G10 G7",
        "14x14, 4, D4 L11 D11 L4",
        "12x12, 4, C3 K10 C10 K3",
        "11x11, 6, C3 J9 C9 J3 C6 J6",
        "9x9,   4, C3 G7 C7 G3",
        "9x9,   5, C3 G7 C7 G3 E5",
        "8x8,   4, C3 F6 C6 F3",
        "7x7,   4, C3 E5 C5 E3",
        "25x25, 9, D4 W22 D22 W4 D13 W13 N4 N22 N13"
    })
    void areThoseOfTheTable(String size, int stones, String points) {
        Board board = Shorthand.board(size);
        assertThat(StarPoints.of(board, stones)).contains(Shorthand.points(board, points));
    }

    @Test
    void areAsManyAsTheStonesOnBoardsOfEverySize() {
        for (int side = 1; side <= Board.LARGEST; side++) {
            Board board = Board.of(side, side);
            int expected = side < 7 ? 0 : side == 7 || side % 2 == 0 ? 4 : 9;
            assertThat(StarPoints.largest(board)).as("largest on " + board).isEqualTo(expected);
            for (int stones = -1; stones <= 10; stones++) {
                int number = stones;
                assertThat(StarPoints.of(board, stones).map(PointSet::size).orElse(0))
                        .as(number + " on " + board)
                        .isEqualTo(stones >= 2 && stones <= expected ? stones : 0);
            }
        }
    }

    @Test
    void areNoneOnBoardsThatAreNoSquare() {
        assertThat(StarPoints.largest(Board.of(19, 13))).isZero();
        assertThat(StarPoints.of(Board.of(9, 13), 2)).isEmpty();
    }
}
