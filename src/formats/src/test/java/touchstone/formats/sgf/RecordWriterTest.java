package touchstone.formats.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import touchstone.formats.sgf.RecordNote.Mark;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/** The text that is written for the reader of a record. */
class RecordWriterTest {

    private static final Board BOARD = Board.of(5, 3);
    private static final Move A1 = new Move.Play(Point.parse("A1"));

    @Test
    void aGameFromTheStartOnARectangle() {
        Record record = Record.of(Position.empty(BOARD), Color.BLACK, List.of(A1, Move.PASS));
        assertThat(new RecordWriter(record.withKomi(6.5).withRules("AGA")).text())
                .isEqualTo("""
                (;FF[4]GM[1]CA[UTF-8]AP[Touchstone]SZ[5:3]KM[6.5]RU[AGA]
                ;B[ac]
                ;W[])
                """);
    }

    @Test
    void aGameFromAPositionWithMarksAndComments() {
        Position position = new Position(PointSet.of(BOARD, Point.parse("E3")), BOARD.none());
        Record record = Record.of(position, Color.WHITE, List.of(A1));
        String text = new RecordWriter(record)
                .players("a]b", "two\nlines\u001b[1m")
                .name("game 1")
                .note(0, new RecordNote("the start"))
                .note(
                        1,
                        new RecordNote(
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
        assertThat(Record.read(text)).isEqualTo(record);
    }
}
