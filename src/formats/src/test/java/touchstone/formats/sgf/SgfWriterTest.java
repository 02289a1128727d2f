package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchstone.formats.sgf.SgfNote.Mark;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** The text that is written for the reader of a record. */
class SgfWriterTest {

    private static final Board BOARD = Board.of(5, 3);
    private static final Move A1 = new Move.Play(Point.parse("A1"));

    @Test
    void aGameFromTheStartOnARectangle() {
        SgfRecord record = SgfRecord.of(Position.empty(BOARD), Color.BLACK, List.of(A1, Move.PASS));
        assertThat(new SgfWriter(record.withKomi(6.5).withRules("AGA")).text()).isEqualTo("""
                (;FF[4]GM[1]CA[UTF-8]AP[Touchstone]SZ[5:3]KM[6.5]RU[AGA]
                ;B[ac]
                ;W[])
                """);
    }

    @Test
    void aGameFromAPositionWithMarksAndComments() {
        Position position = new Position(PointSet.of(BOARD, Point.parse("E3")), BOARD.none());
        SgfRecord record = SgfRecord.of(position, Color.WHITE, List.of(A1));
        String text = new SgfWriter(record)
                .players("a]b", "two\nlines\u001b[1m")
                .name("game 1")
                .note(0, new SgfNote("the start"))
                .note(
                        1,
                        new SgfNote(
                                "illegal [base.8]\nsee \\",
                                Map.of(
                                        Point.parse("A1"), Mark.CROSS,
                                        Point.parse("B1"), Mark.TRIANGLE)))
                .text();
        assertThat(text).isEqualTo("""
                (;FF[4]GM[1]CA[UTF-8]AP[Touchstone]SZ[5:3]PB[a\\]b]PW[two lines[1m]GN[game 1]AB[ea]PL[W]C[the start]
                ;W[ac]MA[ac]TR[bc]C[illegal [base.8\\]
                see \\\\])
                """);
        assertThat(SgfRecord.read(text)).isEqualTo(record);
    }
}
