package touchstone.suite.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.reference.Position;
import touchstone.reference.PositionText;

/** Boards as other programs and people write them. */
class PastedBoardTest {

    private static final String BOARD = ".X.O/XX.O/.O../....";

    @ParameterizedTest
    @ValueSource(
            strings = {
                // GNU Go, with what it says beside the board
                """
                = \n   A B C D        Last move: Black B4
                 4 . X . O 4     WHITE (O) has captured 0 stones
                 3 X X + O 3     BLACK (X) has captured 3 stones
                 2 . O . . 2
                 1 . . . . 1
                   A B C D
                """,
                // Leela Zero, with the last move in brackets, and text around
                """
                Passes: 0            Black (X) Prisoners: 0
                   a b c d
                4 . X . O  4
                3 X X . O  3
                2 . O . .  2
                1 . . . .  1
                   A B C D

                Hash: 9A930BE1616C538E Ko-Hash: A14C933E7669946D
                """,
                // KataGo, with the numbers of the last moves
                """
                MoveNum: 5 HASH: 8A2E
                   A B C D
                 4 . X2. O
                 3 X X . O3
                 2 . O1. .
                 1 . . . .
                """,
                // an edge, as Pachi draws it
                """
                Move: 5  Komi: 7.5
                      A B C D
                    +---------+
                  4 | . X . O |
                  3 | X X)+ O |
                  2 | . O . . |
                  1 | . . . . |
                    +---------+
                """,
                // numbers at the right alone
                """
                A B C D
                . X . O 4
                X X . O 3
                . O . . 2
                . . . . 1
                """,
                // Sensei's Library
                """
                $$B Black to live? $$ X
                $$ ---------
                $$ | C B . O |
                $$ | X # , W |
                $$ | . O S . |
                $$ | . . a . |
                $$ ---------
                $$ {AR a1 b2}
                """
            })
    void theBoardIsFound(String text) {
        assertThat(read(text)).isEqualTo(PositionText.read(List.of(BOARD.split("/"))));
    }

    @Test
    void aPartOfSenseisBoardHasTheSizeOfItsHeader() {
        Position position = read("$$Bc9 corner\n$$  -----\n$$ | . X .\n$$ | O . .");
        assertThat(position.board().width()).isEqualTo(9);
        assertThat(PositionText.line(position)).startsWith(".X......./O......../");
    }

    @Test
    void aPictureInOurNotationIsLeftAsItIs() {
        for (String text : new String[] {"X.O\n.1.\na..", "19x19\n| X .\n | . O\n----", ""}) {
            assertThat(PastedBoard.plain(text)).isEqualTo(text);
        }
    }

    @Test
    void faultsHaveTheirPlace() {
        assertThatThrownBy(() -> read("  A B C\n3 X . O\n1 . . ."))
                .hasMessage("row 1 here; expected row 2")
                .extracting("line")
                .isEqualTo(3);
        assertThatThrownBy(() -> read("  A B C\n2 X . O\n1 . ."))
                .hasMessage("2 points in this row; expected 3, one below each letter");
        assertThatThrownBy(() -> read("  A B C\n3 X . O\n2 . . ."))
                .hasMessage("the end after row 2; expected all rows down to row 1");
        assertThatThrownBy(() -> read("  A B C\nhello")).hasMessageStartingWith("letters of columns without a row");
        assertThatThrownBy(() -> read("  A B C\n2 X % O\n1 . . ."))
                .hasMessageStartingWith("'%' is no point")
                .extracting("column")
                .isEqualTo(5);
    }

    private static Position read(String text) {
        return DiagramParser.parse(PastedBoard.plain(text)).position();
    }
}
