package touchstone.suite.lift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.formats.sgf.SgfRecord;
import touchstone.reference.Board;
import touchstone.reference.Position;
import touchstone.spi.Answer;
import touchstone.spi.RefusalReason;

/** Records on a larger board, and the words of refusals there. */
class LiftedTextTest {

    private static final Board LARGE = Board.of(19, 19);
    private static final Lift LIFT =
            new Lift(Placing.UPPER_LEFT, Board.of(5, 5), Position.empty(LARGE), Candidates.NOTHING);

    @ParameterizedTest
    @CsvSource({
        "(;GM[1]SZ[5];B[aa];W[ee]), (;GM[1]SZ[19];B[aa];W[ee])",
        "(;SZ[7:5];B[aa]), (;SZ[19];B[aa])",
        "(;SZ [ 5 ];B[aa]), (;SZ[19];B[aa])",
        "(;SZ[25];B[aa]), (;SZ[25];B[aa])",
        "(;SZ[0];B[aa]), (;SZ[0];B[aa])",
        "(;SZ[five];B[aa]), (;SZ[five];B[aa])",
        "(;B[aa]), (;B[aa])"
    })
    void onlyASizeThatFitsIsChanged(String record, String lifted) {
        assertThat(LiftedRecord.text(record, LIFT)).isEqualTo(lifted);
    }

    @Test
    void inTheUpperLeftCornerTheRecordsPointsStay() {
        SgfRecord own = SgfRecord.read("(;SZ[5]AB[aa][ce];W[bd])");
        SgfRecord lifted = SgfRecord.read(LiftedRecord.text("(;SZ[5]AB[aa][ce];W[bd])", LIFT));
        Window window = LIFT.window(own.board());

        Position before = ((touchstone.formats.sgf.SgfNode.SetUp) own.nodes().get(0)).on(Position.empty(own.board()));
        Position after = ((touchstone.formats.sgf.SgfNode.SetUp) lifted.nodes().get(0)).on(Position.empty(LARGE));
        assertThat(window.out(after)).isEqualTo(before);
        assertThat(window.around(after).stones()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"(;SZ[5]", "no record", "(;SZ[5];B[zz])"})
    void aBrokenRecordHasNoBoard(String record) {
        assertThat(LiftedRecord.board(record)).isEmpty();
    }

    @Test
    void aRefusalThatNamesItsClauseSpeaksOfTheScenariosPoints() {
        Answer.Refused refused = new Answer.Refused(
                Optional.of(RefusalReason.OCCUPIED),
                Optional.of("base.7.step-1"),
                "base.7.step-1: C17 is taken, 19x19");

        assertThat(LiftedWords.of(refused, LIFT.window(Board.of(5, 5))))
                .isEqualTo(new Answer.Refused(refused.reason(), refused.clause(), "base.7.step-1: C3 is taken, 5x5"));
    }

    @Test
    void otherRefusalsAreLeftAsTheyAre() {
        Answer.Refused refused = new Answer.Refused(Optional.empty(), "illegal move C17");

        assertThat(LiftedWords.of(refused, LIFT.window(Board.of(5, 5)))).isSameAs(refused);
    }
}
