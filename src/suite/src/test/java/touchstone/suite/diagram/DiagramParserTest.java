package touchstone.suite.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;

class DiagramParserTest {

    @Test
    void readsAWholeBoardWithoutEdges() {
        BoardDiagram picture = DiagramParser.parse("""
                . X O . .
                X O a O .
                . # @ , 1
                """);
        assertThat(picture.board()).isSameAs(Board.of(5, 3));
        assertThat(picture.position().stones(Color.BLACK)).hasToString("B1 A2 B3");
        assertThat(picture.position().stones(Color.WHITE)).hasToString("C1 B2 D2 C3");
        assertThat(picture.letters()).containsOnly(org.assertj.core.api.Assertions.entry('a', Point.parse("C2")));
        assertThat(picture.numbers()).containsOnly(org.assertj.core.api.Assertions.entry(1, Point.parse("E1")));
        assertThat(picture.marked()).containsExactlyInAnyOrder(Point.parse("B1"), Point.parse("C1"));
    }

    @Test
    void needsNoSpaces() {
        assertThat(DiagramParser.parse(".XO..\nXOaO.").position())
                .isEqualTo(DiagramParser.parse(". X O . .\nX O . O .").position());
    }

    @Test
    void readsAWholeBoardWithAllEdges() {
        BoardDiagram picture = DiagramParser.parse("""
                +-----+
                | X . |
                | . O |
                +-----+
                """);
        assertThat(picture.board()).isSameAs(Board.of(2, 2));
        assertThat(picture.position().stone(Point.parse("A2"))).contains(Color.BLACK);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "upper left, '---\n|X.\n|..', A19",
        "upper right, '---\n.X|\n..|', T19",
        "lower left, '|..\n|X.\n---', A1",
        "lower right, '..|\n.X|\n---', T1",
    })
    void putsACornerWhereItsEdgesAre(String corner, String rows, String stone) {
        BoardDiagram picture = DiagramParser.parse("19x19\n" + rows);
        assertThat(picture.board()).isSameAs(Board.of(19, 19));
        assertThat(picture.position().stones(Color.BLACK)).hasToString(stone);
    }

    @Test
    void aSideRunsTheWholeLengthOfTheBoard() {
        assertThat(DiagramParser.parse("5x9\n-----\n....X\n.....").position().stones(Color.BLACK))
                .hasToString("E9");
        assertThatThrownBy(() -> DiagramParser.parse("5x9\n-----\n...X"))
                .isInstanceOf(DiagramException.class)
                .hasMessageContaining("4 points in a row of a 5x9 board");
    }

    @ParameterizedTest(name = "{3}")
    @CsvSource(
            delimiter = '~',
            value = {
                "'. X\n. Q'~2~3~'Q' is no point; expected one of",
                "'. X .\n. .'~2~4~2 points in this row; expected 3",
                "'. a\n. a'~2~3~a second point named 'a'",
                "'1 .\n. 1'~2~3~a second move numbered 1",
                "'1 3'~1~1~moves [1, 3] are numbered",
                "''~1~1~no row of points",
                "'| . .\n. .'~2~1~an edge '|' in some rows only",
                "'| . . | .'~1~9~'.' beyond the right edge",
                "'---\n| . .'~1~1~expected the board's size first",
                "'. .\n---\n. .'~3~1~a row below the lower edge",
                "'. .\n---\n---'~3~1~a second edge",
                "'26x5\n---\n|. .'~1~1~expected 1 to 25 lines",
                "'I .'~1~1~'I' is no point",
            })
    void saysWhereAPictureIsWrong(String text, int line, int column, String message) {
        assertThatThrownBy(() -> DiagramParser.parse(text)).isInstanceOfSatisfying(DiagramException.class, fault -> {
            assertThat(fault).hasMessageContaining(message);
            assertThat(fault.line()).isEqualTo(line);
            assertThat(fault.column()).isEqualTo(column);
        });
    }
}
