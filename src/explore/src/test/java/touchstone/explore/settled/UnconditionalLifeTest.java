package touchstone.explore.settled;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.life.UnconditionalLife;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** What Benson's algorithm says of the shapes it is known by. */
class UnconditionalLifeTest {

    private static PointSet alive(String picture) {
        return UnconditionalLife.of(SettledPictures.position(picture), Color.BLACK)
                .stones();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Two eyes of one point.
                """
                . X . X O
                X X X X O
                O O O O O
                . . . . .
                """,
                // Two eyes, one of two points, in which a white stone may stand.
                """
                . X O . X
                X X X X X
                O O O O O
                . . . . .
                """,
                // Chains that are not connected, and share two eyes.
                """
                . X X X .
                X O O O X
                X O . O X
                X O O O X
                . X X X .
                """,
                // The whole board is one eye of five points and one of two, both seen from everywhere.
                """
                . . . . .
                X X X X X
                . . X X X
                X X X X X
                """
            })
    void lives(String picture) {
        Position position = SettledPictures.position(picture);
        assertThat(alive(picture)).isEqualTo(position.stones(Color.BLACK));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // One eye.
                """
                . X O . .
                X X O . .
                O O O . .
                """,
                // One eye and a false one: the stone on A2 can be cut off and taken.
                """
                . X X O .
                X O X O .
                . X X O .
                O O O O .
                """,
                // Two points in one eye are one eye.
                """
                . . X O .
                X X X O .
                O O O O .
                """,
                // Alive if Black answers, but not if Black never does: one eye of four points.
                """
                . . . . X
                X X X X X
                O O O O O
                """,
                // Seki: one eye each and one point between.
                """
                O O X X X
                O O X X X
                O . O X .
                O O O X X
                O O . X X
                """,
                // Seki without eyes.
                """
                . X O . X O .
                . X O . X O .
                X X O O O O O
                O O O . . . .
                """,
                // Stones in the open.
                """
                . . . . .
                . X X X .
                . . . . .
                """
            })
    void doesNotLiveUnconditionally(String picture) {
        assertThat(alive(picture).isEmpty()).isTrue();
    }

    @Test
    void aChainThatHangsOnADeadOneIsDroppedToo() {
        // The two chains at the top share the eye D4 and have one eye each, but the right one's other eye is open.
        String picture = """
                . X X . X . .
                X X X X X . .
                O O O O O O O
                """;
        assertThat(alive(picture)).hasToString("A2 B2 C2 D2 E2 B3 C3 E3");
        assertThat(alive(picture.replace("X X X X X", "X X X O X")).isEmpty()).isTrue();
    }

    @Test
    void aRegionIsVitalOnlyToChainsBesideAllOfItsEmptyPoints() {
        // Black sees both points of the eye A3 A4 from one chain; the eye of three points D1 to D3 hides one from it.
        assertThat(alive("""
                . X X X .
                . X . X .
                X X X X .
                """)).hasToString("A1 B1 C1 D1 B2 D2 B3 C3 D3");
        assertThat(alive("""
                . . X X X
                . . X . X
                X X X X X
                """).isEmpty()).isTrue();
    }
}
