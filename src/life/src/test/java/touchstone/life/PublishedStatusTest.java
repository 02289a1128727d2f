package touchstone.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/**
 * Boards whose status the commentary on the rules or a later model of them states. {@code #} and {@code @} are stones that are dead by
 * it. Those that are scenarios too are in {@code features/japanese}.
 */
class PublishedStatusTest {

    private static final int MOMENTS = 60_000;

    @Test
    void bentFourInTheCorner() {
        confirm("OO.#O.O/O.##OOO/###OO.O/OOOO.OO/.O.OOO.").inSeki("");
    }

    @Test
    void threePointsWithoutCapturing() {
        confirm(".OOX.X./XOOXXXX/OXXX.X./OOOXXXX/.O.OOOO/OOOO.O.")
                .is("B6", Status.CAPTURABLE_1)
                .is("A5", Status.CAPTURABLE_2)
                .inSeki("B5 C5 A5 B6 C6");
    }

    @Test
    void doubleKoSeki() {
        confirm("OOOOOO/O#O.O./X.X@XX/XXXXXX/OOOOOO/.O.OO.")
                .is("A6", Status.UNCAPTURABLE)
                .is("A4", Status.UNCAPTURABLE)
                .sekiHolds("A6 A4");
    }

    @Test
    void doubleKoDeath() {
        confirm("XO#.#./XOO#O#/XXOO.O/XXXOO./.XXXOO/X.XXXX")
                .is("B6", Status.UNCAPTURABLE)
                .is("F4", Status.CAPTURABLE_1)
                .is("E5", Status.CAPTURABLE_1)
                .inSeki("");
    }

    /** With a double-ko seki as a source of endless threats. */
    @Test
    void moonshineLife() {
        confirm("OOOOOO/O#O.O./X.X@XX/XXXXXX/OOOOOO/O.OO.O/OOOOOO/XXXXXX/X.XX.X/XXXXXX/@@@XXX/.@.@XX")
                .sekiHolds("A12 A9");
    }

    @Test
    void thousandYearKo() {
        confirm(".@X.OXX.X/OXX.OXXXX/OOOOOXX.X/OOOOOXXXX/XXXXXXXXX").sekiHolds("A2 B4 E5");
    }

    @Test
    void oneEyeAndAKo() {
        confirm("OOOOO/O.O.O/OOOOO/###OO/.#O.O").is("C1", Status.CAPTURABLE_1);
        confirm("OOOOO/O.O.O/OOOOO/###OO/.#.#O");
    }

    /** Figure 7 of the commentary has the three stones dead; the model calls them alive, as its region crosses White's stones. */
    @Test
    void snapback() {
        confirm("OOO../##.OO/O#OXX/OOXX./..X.X").is("C3", Status.CAPTURABLE_1);
        confirm("OOO../XX.OO/OXOXX/OOXX./..X.X", new Reading(Enabling.REGION, KoOpening.EACH_CAPTURE))
                .is("C3", Status.CAPTURABLE_1)
                .is("A4", Status.CAPTURABLE_2);
    }

    /** White's stone is dead though there is a dame elsewhere, on which she can play one that stays. */
    @Test
    void aDameElsewhereIsNoHelp() {
        confirm(".@XXX.OOO/X.X.X.O.O/XXXXX.OO.").is("B3", Status.DEAD);
    }

    /** lifein19x19.com/viewtopic.php?p=251494: the readings differ. */
    @Test
    void aKoWithALocalThreat() {
        confirm("O.O.#..OO.O/OOO#O#OOOOO/XXXO.OO.O.O/X.XOOOOOOOO/.XXOXXXXXXX/XXXXX.X.XXX/XXXXXXXXXXX")
                .is("A7", Status.CAPTURABLE_2);
        confirm(
                        "@.@.#..OO.O/@@@#O#OOOOO/XXXO.OO.O.O/X.XOOOOOOOO/.XXOXXXXXXX/XXXXX.X.XXX/XXXXXXXXXXX",
                        new Reading(Enabling.SAME_POINTS, KoOpening.EACH_CAPTURE))
                .is("A7", Status.DEAD);
    }

    @Test
    void oneEyeEachAndADame() {
        confirm("OOXXX/OOXXX/O.OX./OOOXX/OO.XX").sekiHolds("A1 D1");
    }

    @Test
    void aDameLeftPutsBothSidesInSeki() {
        confirm("XX.OO/.X.O./XX.OO").inSeki("A1 B1 D1 E1 B2 D2 A3 B3 D3 E3");
    }

    private static Confirmed confirm(String board) {
        return confirm(board, Reading.USUAL);
    }

    /** The marked stones are dead, and no others. */
    private static Confirmed confirm(String board, Reading reading) {
        List<String> rows =
                Arrays.asList(board.replace('#', 'X').replace('@', 'O').split("/"));
        Position position = PositionText.read(rows);
        Confirmation confirmation = LifeAndDeath.confirm(position, reading, new Limits(MOMENTS, () -> false));
        assertThat(confirmation.undecided()).as("undecided").isEmpty();
        assertThat(confirmation.dead()).as("dead").isEqualTo(marked(position, board.split("/")));
        return new Confirmed(confirmation);
    }

    private static PointSet marked(Position position, String[] rows) {
        return position.stones()
                .where(point -> "#@".indexOf(rows[rows.length - 1 - point.row()].charAt(point.column())) >= 0);
    }

    private record Confirmed(Confirmation confirmation) {

        Confirmed is(String stone, Status status) {
            assertThat(confirmation.chain(Point.parse(stone)).orElseThrow().status())
                    .as(stone)
                    .contains(status);
            return this;
        }

        void inSeki(String stones) {
            assertThat(confirmation.seki().orElseThrow()).isEqualTo(points(stones));
        }

        void sekiHolds(String stones) {
            assertThat(confirmation.seki().orElseThrow().holds(points(stones))).isTrue();
        }

        private PointSet points(String text) {
            List<Point> points = new ArrayList<>();
            for (String word : text.split(" ")) {
                if (!word.isEmpty()) {
                    points.add(Point.parse(word));
                }
            }
            return confirmation.position().board().none().withAll(points);
        }
    }
}
