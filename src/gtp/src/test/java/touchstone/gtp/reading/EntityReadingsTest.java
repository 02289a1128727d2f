package touchstone.gtp.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import touchstone.gtp.client.Reply;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.spi.RefusalReason;

class EntityReadingsTest {

    private static Reply reply(String text) {
        return new Reply(true, 1, text);
    }

    @ParameterizedTest
    @CsvSource({"B+3.5,3.5", "W+2,-2", "b+10.0,10", "0,0", "Draw,0", "Jigo,0", "W+0.5 (by area),-0.5"})
    void readsScores(String text, double lead) {
        assertThat(EntityReadings.lead(reply(text))).isEqualTo(lead);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "B+R", "W+T", "", "3.5", "B+-1", "B+NaN", "B+1e300", "cannot score"})
    void takesNothingElseForAScore(String text) {
        assertThatThrownBy(() -> EntityReadings.lead(reply(text))).isInstanceOf(MisreadException.class);
        assertThatThrownBy(() -> EntityReadings.lead(new Reply(false, 1, "B+1")))
                .isInstanceOf(MisreadException.class);
    }

    @Test
    void readsPoints() {
        Board board = Board.of(4, 4);
        assertThat(EntityReadings.points(board, reply("a1 D4\nB2 pass"))).hasToString("A1 B2 D4");
        assertThat(EntityReadings.points(board, reply(""))).isEmpty();
        assertThatThrownBy(() -> EntityReadings.points(board, reply("A5"))).isInstanceOf(MisreadException.class);
        assertThatThrownBy(() -> EntityReadings.points(board, reply("none"))).isInstanceOf(MisreadException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "illegal move: suicide,SELF_CAPTURE",
        "base.7A: self-capture: without liberty would be A1,SELF_CAPTURE",
        "Illegal superko move,REPETITION",
        "illegal move (ko),REPETITION",
        "base.8: repetition: recreates the position after move 3,REPETITION",
        "point is occupied,OCCUPIED",
        "base.7.step-1: a black stone stands on C3,OCCUPIED",
        "the game is over: both players have passed in succession,GAME_OVER",
        "base.6: it is White's turn,OUT_OF_TURN",
        "base.2: a 5x5 board has no point F1,OFF_BOARD",
        "illegal move,",
        "komi is not a number,",
        "suicide or superko,",
        "cannot return,",
    })
    void readsReasons(String text, RefusalReason reason) {
        assertThat(RefusalWords.in(text).orElse(null)).isEqualTo(reason);
    }

    @Test
    void whatIsShownIsShortAndClean() {
        assertThat(PrintedText.clean("a\u0000b\u001b[31m\n\tc\u202e")).isEqualTo("ab[31m c");
        assertThat(PrintedText.clean("x".repeat(1000))).hasSize(203).endsWith("...");
    }
}
