package touchstone.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.cli.judge.GameJudgement.Agreement;
import touchstone.explore.replay.GameFinish;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Color;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.Scoring;

/** Scores of recorded games, and the results that their records name. */
class GameFinishTest {

    /** A white stone stands alone in what Black has surrounded; White has nothing else. */
    private static String dead(String more) {
        return "(;SZ[3]KM[0.5];B[ba];W[cc];B[bb];W[];B[bc];W[]" + more + ")";
    }

    private static RecordedGame.Legible game(String text) {
        return JudgedRecords.game(text);
    }

    @Test
    void stonesThatTheRecordMarksAsDeadAreTakenOffWhereTheRulesLetPlayersAgree() {
        String marked = "TB[aa:ac][ca:cc]";
        GameFinish agreed = JudgedRecords.by(game(dead(";B[]" + marked)), Ending.STOP, DeadStones.AGREED)
                .finish();
        assertThat(agreed.points()).isEqualTo("B+8.5");
        assertThat(agreed.dead()).hasToString("C1");
        assertThat(agreed.basis()).isEqualTo("taken off, as the record marks territory: C1");
        GameFinish territory = JudgedRecords.by(
                        game(dead(";B[]" + marked)), Ending.STOP, DeadStones.AGREED, Scoring.TERRITORY)
                .finish();
        assertThat(territory.points()).as("six points and a prisoner").isEqualTo("B+6.5");
        GameFinish stays = JudgedRecords.by(game(dead(";B[]" + marked))).finish();
        assertThat(stays.points()).isEqualTo("B+4.5");
        assertThat(stays.dead().isEmpty()).isTrue();
        assertThat(stays.basis())
                .isEqualTo(
                        "no stone is taken off, though C1 would be, as the record marks territory: what stands at the end counts");
        GameFinish unmarked = JudgedRecords.by(game(dead(";B[]")), Ending.STOP, DeadStones.AGREED)
                .finish();
        assertThat(unmarked.points()).isEqualTo("B+8.5");
        assertThat(unmarked.basis()).isEqualTo("taken off, as articles 7-1 and 7-2 of the Japanese rules decide: C1");
    }

    @Test
    void aCountWithoutPassesTakesThemForGranted() {
        GameFinish finish = JudgedRecords.by(
                        game("(;SZ[3];B[ba];W[cc];B[bb];W[];B[bc]TB[aa:ac][ca:cc])"), Ending.STOP, DeadStones.AGREED)
                .finish();
        assertThat(finish.points()).isEqualTo("B+9");
        assertThat(finish.basis()).endsWith("; the players' passes are taken for granted");
        assertThat(finish.ended()).isFalse();
    }

    @Test
    void theRecordsKomiCountsThoughTheRulesHaveNone() {
        GameJudgement judgement = JudgedRecords.by(game("(;SZ[3]KM[7.5];B[bb];W[];B[])"));
        assertThat(judgement.finish().points()).isEqualTo("B+1.5");
        assertThat(judgement.remarks())
                .containsExactly("komi 7.5 is counted as recorded, though there is no komi (komi.none)");
        assertThat(JudgedRecords.by(game("(;SZ[3]KM[7.5];B[bb];W[];B[])"), Komi.HALF)
                        .remarks())
                .isEmpty();
    }

    @Test
    void aBoardThatTheRulesAreNotForIsTold() {
        RecordedGame.Legible game = game("(;SZ[3]KM[0];B[bb])");
        assertThat(JudgedRecords.by(game, Boards.NINETEEN).remarks())
                .containsExactly("the rules do not speak of a 3x3 board (boards.nineteen)");
        assertThat(JudgedRecords.by(game, Boards.ANY).remarks()).isEmpty();
    }

    @Test
    void equalScoresAreAsTheRulesHaveThem() {
        RecordedGame.Legible game = game("(;SZ[3]KM[9];B[bb];W[];B[])");
        assertThat(JudgedRecords.by(game, Komi.INTEGER).finish().points()).isEqualTo("0");
        assertThat(JudgedRecords.by(game, Komi.BLACK_WINS_TIES).finish().points())
                .isEqualTo("B+0");
    }

    @ParameterizedTest
    @CsvSource({
        "B+8.5, AGREES",
        "'B+8,5', AGREES",
        "B+8.50, AGREES",
        "W+8.5, DIFFERS",
        "B+7.5, DIFFERS",
        "0, DIFFERS",
        "B+R, NOTHING_TO_COMPARE",
        "?, NOTHING_TO_COMPARE",
        "Void, NOTHING_TO_COMPARE",
    })
    void theRecordsScoreIsCompared(String result, Agreement agreement) {
        RecordedGame.Legible played = game("(;SZ[3]KM[0.5]RE[" + result + "];B[bb];W[];B[])");
        assertThat(JudgedRecords.by(played).agreement())
                .isEqualTo(agreement == Agreement.DIFFERS ? Agreement.DIFFERS_IN_DOUBT : agreement);
        RecordedGame.Legible marked = game("(;SZ[3]KM[0.5]RE[" + result + "];B[bb];W[];B[]TB[aa])");
        assertThat(JudgedRecords.by(marked).agreement()).isEqualTo(agreement);
    }

    @Test
    void nothingIsInDoubtOnABoardThatIsPlayedOut() {
        // Two eyes in the corners, and no point for anybody else.
        RecordedGame.Legible game = game("(;SZ[2:3]RE[W+1]AB[ab][bb][bc][aa];W[];B[])");
        assertThat(JudgedRecords.by(game).agreement()).isEqualTo(Agreement.DIFFERS);
    }

    @ParameterizedTest
    @CsvSource({
        "B+Resign, resignation, BLACK",
        "w+r, resignation, WHITE",
        "W+Time, time, WHITE",
        "B+F, forfeit, BLACK",
        "B+, '', BLACK",
        "Black+R, resignation, BLACK",
    })
    void resultsOtherThanScores(String text, String how, Color winner) {
        assertThat(RecordedResult.of(text)).isEqualTo(new RecordedResult.Won(winner, how));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "Draw, 0", "jigo, 0", "B+3, 3", "W+0.25, -0.25", "W + 12.5, -12.5", "B+2 (moves beyond), 2"})
    void scores(String text, double lead) {
        assertThat(RecordedResult.of(text)).isEqualTo(new RecordedResult.Scored(lead));
    }

    @ParameterizedTest
    @CsvSource({"?", "''", "Black", "3.5", "B3.5", "\u9ed1+3"})
    void whatCantBeUnderstoodIsLeftAlone(String text) {
        assertThat(RecordedResult.of(text)).isEqualTo(new RecordedResult.Unclear());
    }
}
