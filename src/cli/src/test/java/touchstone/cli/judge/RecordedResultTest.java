package touchstone.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.Color;

/** Results as the standard has them, and as people and servers write them. */
class RecordedResultTest {

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource({
        "B+3.5, 3.5",
        "W+0.25, -0.25",
        "'W+1,5', -1.5",
        "0, 0",
        "draw, 0",
        "持碁, 0",
        "Black wins by 3.5, 3.5",
        "White wins by 12 points, -12",
        "Black won by 0.5 points., 0.5",
        "黒2目半勝ち, 2.5",
        "白番 3目勝, -3",
        "黑胜1子, 2",
        "黑胜2又3/4子, 5.5",
        "白胜1/4子, -0.5",
        "흑 3집반승, 3.5"
    })
    void aScore(String text, double lead) {
        assertThat(RecordedResult.of(text)).isEqualTo(new RecordedResult.Scored(lead));
    }

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource({
        "B+R, BLACK, resignation",
        "W+Time, WHITE, time",
        "B+, BLACK, ''",
        "W, WHITE, ''",
        "W+J, WHITE, other means",
        "White resigns., BLACK, resignation",
        "Black wins by resignation, BLACK, resignation",
        "White wins on time, WHITE, time",
        "'257手完, 黒中押し勝ち', BLACK, resignation",
        "白中盘胜, WHITE, resignation",
        "白超时负, BLACK, time",
        "백 불계승, WHITE, resignation",
        "黑胜, BLACK, ''"
    })
    void aWinOfAnotherKind(String text, Color winner, String how) {
        assertThat(RecordedResult.of(text)).isEqualTo(new RecordedResult.Won(winner, how));
    }

    @ParameterizedTest
    @CsvSource({"?", "has adjourned.", "White resigns. W 4 B 6 Black", "黑贴3目半 白胜", "D+J", "9", "black"})
    void nothingIsGuessed(String text) {
        assertThat(RecordedResult.of(text)).isEqualTo(new RecordedResult.Unclear());
    }
}
