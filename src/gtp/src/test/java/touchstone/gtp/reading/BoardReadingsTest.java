package touchstone.gtp.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.gtp.client.Reply;
import touchstone.gtp.server.ShowboardText;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.Position;

class BoardReadingsTest {

    private static final Board BOARD = Board.of(5, 3);
    private static final Position POSITION = black(white(Position.empty(BOARD), "A3", "E2"), "B1", "C2", "E3");

    private static Position black(Position position, String... points) {
        return Stream.of(points).map(Point::parse).reduce(position, (p, at) -> p.with(Color.BLACK, at), (a, b) -> b);
    }

    private static Position white(Position position, String... points) {
        return Stream.of(points).map(Point::parse).reduce(position, (p, at) -> p.with(Color.WHITE, at), (a, b) -> b);
    }

    private static Reply reply(String text) {
        return new Reply(true, 1, text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // GNU Go and Fuego
                "\n   A B C D E\n 3 O . + . X 3\n 2 . . X . O 2     WHITE (O) has captured 0 stones\n"
                        + " 1 . X . . . 1     BLACK (X) has captured 1 stones\n   A B C D E",
                // KataGo
                "MoveNum: 5 HASH: 12AB\n   A B C D E\n 3 O2. . . X1\n 2 . . X . O3\n 1 .4X . . .\nNext player: White\n"
                        + "Rules: {\"ko\":\"POSITIONAL\"}",
                // Pachi
                "Move:   5  Komi: 0.0  Handicap: 0  Captures B: 0 W: 0\n      A B C D E\n    +-----------+\n"
                        + "  3 | O . . . X)|  3 | O . . . X\n  2 | . . X . O | 2\n  1 | . X . . . | 1\n    +-----------+",
                // Leela Zero
                "Passes: 0            Black (X) Prisoners: 0\n   a b c d e\n 3 O . + .(X) 3\n 2 . . X . O  2\n 1 . X . . .  1\n"
                        + "   a b c d e\n\nHash: 9A930BE1616C538E Ko-Hash: A14C933E7669946D\n",
            })
    void readsWhatEnginesShow(String shown) {
        assertThat(BoardReadings.picture(BOARD, reply(shown))).isEqualTo(POSITION);
    }

    /** Orego. */
    @Test
    void readsRowsAlone() {
        assertThat(BoardReadings.bare(BOARD, reply("\nO...#\n..#.O\n.#...\n"))).isEqualTo(POSITION);
    }

    /** A board seen from the other side is as right as any, and none we can read. */
    @Test
    void aBoardWhoseColumnsGoFromRightToLeftIsNotRead() {
        assertThatThrownBy(() -> BoardReadings.picture(
                        BOARD, reply("   E D C B A\n 3 X . . . O 3\n 2 O . X . . 2\n 1 . . . X . 1")))
                .isInstanceOf(MisreadException.class);
    }

    @Test
    void readsTheRulersBoardWithAndWithoutSpaces() {
        assertThat(BoardReadings.ruler(BOARD, reply("O . . . X\n. . X . O\n. X . . .")))
                .isEqualTo(POSITION);
        assertThat(BoardReadings.ruler(BOARD, reply("O...X\n..X.O\n.X..."))).isEqualTo(POSITION);
    }

    @Test
    void readsOurOwnPicture() {
        Position large = white(black(Position.empty(Board.of(19, 13)), "T13", "A1", "K10"), "J7", "D4");
        assertThat(BoardReadings.picture(large.board(), reply(new ShowboardText(large).draw())))
                .isEqualTo(large);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no board",
                "3 O . . . X",
                "3 O . . . X .\n2 . . X . O .\n1 . X . . . .",
                "O . . . X\n. . X . O\n. X . . .\nX to play",
                "O . . . X\n. . X . O",
                "3 O . . X\n2 . X . O\n1 X . . .",
                "2 O . . . X\n1 . . X . O\n0 . X . . ."
            })
    void takesNothingElseForABoard(String shown) {
        assertThatThrownBy(() -> BoardReadings.picture(BOARD, reply(shown))).isInstanceOf(MisreadException.class);
    }

    @Test
    void aStoneCannotBeBoth() {
        assertThatThrownBy(() -> BoardReadings.lists(BOARD, reply("A1 B2"), reply("B2")))
                .isInstanceOf(MisreadException.class);
        assertThatThrownBy(() -> BoardReadings.lists(BOARD, reply("A1 F2"), reply("")))
                .isInstanceOf(MisreadException.class);
    }
}
