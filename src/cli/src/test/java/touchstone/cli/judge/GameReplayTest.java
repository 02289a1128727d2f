package touchstone.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.explore.replay.RecordReplay;
import touchstone.explore.replay.RuleViolation;
import touchstone.formats.sgf.RecordedGame;
import touchstone.reference.Color;
import touchstone.reference.Phase;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.SelfCapture;
import touchstone.reference.choice.Variant;

/** What is made of moves that the rules do not let be, and of all that a record has besides moves. */
class GameReplayTest {

    private static String board(GameJudgement judgement) {
        return judgement
                .replayed()
                .game()
                .position()
                .toString()
                .replace(" ", "")
                .strip()
                .replace('\n', '/');
    }

    @Test
    void anIllegalMoveStandsAllTheSame() {
        // Black's second move goes where White stands, White's third is self-capture.
        RecordedGame.Legible game = JudgedRecords.game("(;SZ[3];B[ba];W[ab];B[ab];W[aa];B[cc])");
        GameJudgement judgement = JudgedRecords.by(game, SelfCapture.FORBIDDEN);
        assertThat(JudgedRecords.offences(judgement)).containsExactly("3 base.7.step-1", "4 base.7A");
        assertThat(judgement.replayed().offences().get(0).explanation()).isEqualTo("a white stone stands on A2");
        assertThat(board(judgement)).isEqualTo(".X./X../..X");
        assertThat(judgement.replayed().illegalMoves()).isEqualTo(2);
    }

    @Test
    void nothingAfterTheFirstIllegalMoveIsLookedAtIfNobodyWants() {
        RecordedGame.Legible game = JudgedRecords.game("(;SZ[3];B[ba];W[ba];B[ba];W[cc])");
        assertThat(JudgedRecords.offences(JudgedRecords.by(game))).hasSize(2);
        GameJudgement first = JudgedRecords.judged(
                game,
                RecordReplay.toFirstOffence(List.of(Variant.BASE), game.record())
                        .get(Variant.BASE));
        assertThat(JudgedRecords.offences(first)).containsExactly("2 base.7.step-1");
        assertThat(first.replayed().moves()).isEqualTo(2);
        assertThat(first.remarks()).anyMatch(remark -> remark.contains("after move 2 are not looked at"));
    }

    @Test
    void whoMovesOutOfTurnMovesAllTheSameAndIsJudgedBesides() {
        RecordedGame.Legible game = JudgedRecords.game("(;SZ[3];W[ba];W[ab];B[aa];W[cc])");
        GameJudgement judgement = JudgedRecords.by(game, SelfCapture.FORBIDDEN);
        assertThat(JudgedRecords.offences(judgement)).containsExactly("1 base.6", "2 base.6", "3 base.7A");
        assertThat(judgement.replayed().illegalMoves()).isEqualTo(3);
        GameJudgement both = JudgedRecords.by(JudgedRecords.game("(;SZ[3];B[ba];B[ba])"));
        assertThat(JudgedRecords.offences(both)).containsExactly("2 base.6", "2 base.7.step-1");
        assertThat(both.replayed().illegalMoves()).isEqualTo(1);
    }

    @Test
    void aMoveOffTheBoardChangesNothingButTheTurn() {
        GameJudgement judgement = JudgedRecords.by(JudgedRecords.game("(;SZ[3];B[aa];W[dd];B[bb])"));
        assertThat(JudgedRecords.offences(judgement)).containsExactly("2 base.2");
        assertThat(judgement.replayed().offences().get(0).explanation()).isEqualTo("a 3x3 board has no point 'dd'");
        assertThat(board(judgement)).isEqualTo("X../.X./...");
    }

    @Test
    void movesAfterTheEndAreOneFindAndNotMade() {
        GameJudgement judgement = JudgedRecords.by(JudgedRecords.game("(;SZ[3];B[bb];W[];B[];W[aa];B[cc];W[zz])"));
        assertThat(JudgedRecords.offences(judgement)).containsExactly("4-6 base.9");
        assertThat(judgement.replayed().illegalMoves()).isEqualTo(3);
        assertThat(board(judgement)).isEqualTo(".../.X./...");
    }

    @Test
    void aMoveAfterAStopResumesPlay() {
        RecordedGame.Legible game = JudgedRecords.game("(;SZ[3];B[bb];W[];B[];W[aa];B[cc])");
        GameJudgement judgement =
                JudgedRecords.by(game, Ending.STOP, Resumption.OPPONENT_OF_LAST_PASSER, DeadStones.AGREED);
        assertThat(judgement.replayed().legal()).isTrue();
        assertThat(judgement.remarks()).contains("play was resumed after the stop, before move 4");
        assertThat(JudgedRecords.offences(JudgedRecords.by(game, Ending.STOP, Resumption.NONE)))
                .containsExactly("4 ending.stop");
        RecordedGame.Legible other = JudgedRecords.game("(;SZ[3];B[bb];W[];B[];B[aa])");
        assertThat(JudgedRecords.offences(JudgedRecords.by(other, Ending.STOP, Resumption.IN_TURN)))
                .as("the turn is White's")
                .containsExactly("4 base.6");
    }

    @Test
    void aRepetitionIsToldByTheMovesOfTheRecord() {
        // The second move is off the board, so the game is one move behind its record.
        RecordedGame.Legible game = JudgedRecords.game("(;SZ[4:1];B[ba];W[za];B[da];W[ca];B[ba];W[ca])");
        GameJudgement judgement = JudgedRecords.by(game, Repetition.POSITIONAL);
        assertThat(JudgedRecords.offences(judgement)).contains("2 base.2");
        GameJudgement ko = JudgedRecords.by(JudgedRecords.game(4, 1, "B1 C1 D1 C1"), Repetition.POSITIONAL);
        assertThat(ko.replayed().offences())
                .singleElement()
                .extracting(RuleViolation::explanation)
                .isEqualTo("repetition: recreates the position that stood after move 2");
        GameJudgement start = JudgedRecords.by(JudgedRecords.game(2, 1, "A1 pass B1"), Repetition.POSITIONAL);
        assertThat(start.replayed().offences().get(0).explanation())
                .isEqualTo("repetition: recreates the position that stood at the start, the board being empty");
    }

    @Test
    void whatIsUndecidedIsToldAsThat() {
        GameJudgement judgement = JudgedRecords.by(JudgedRecords.game(3, 1, "A1 C1 B1 C1 A1"), Repetition.ING);
        assertThat(judgement.replayed().offences()).singleElement().matches(RuleViolation::undecided);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[5]HA[2]AB[bb][dd];W[cc])      | 1 |  ",
                "(;SZ[5]HA[2]AB[bb][dd]PL[W];W[cc]) | 1 |  ",
                "(;SZ[5]HA[2];B[bb];B[dd];W[cc])    | 1 | moves 1 to 2 are the handicap stones",
                "(;SZ[5]HA[3]AB[bb][dd];W[cc])      | 0 | HA is 3, but what is set up is no such handicap: none is counted",
                "(;SZ[5]HA[2];W[cc])                | 0 | HA is 2, but no stones are set up: no handicap is counted",
                "(;SZ[5]HA[1];B[cc])                | 0 |  ",
            })
    void handicapStonesAreThoseThatTheRecordNames(String text, int counted, String remark) {
        GameJudgement judgement = JudgedRecords.by(
                JudgedRecords.game(text), touchstone.reference.choice.Compensation.ONE_LESS, Handicap.FREE);
        double white = judgement.finish().score().white()
                - judgement.replayed().game().score().white();
        assertThat(white).isZero();
        assertThat(judgement.replayed().game().course().terms().handicap() > 1 ? 1 : 0)
                .isEqualTo(counted);
        if (remark == null) {
            assertThat(judgement.remarks()).containsExactly("the record names no komi: none is counted");
        } else {
            assertThat(judgement.remarks()).contains(remark);
        }
    }

    @Test
    void whereBlackPlacesHandicapStonesByMovesWhitePasses() {
        RecordedGame.Legible game = JudgedRecords.game("(;SZ[5]HA[3];B[bb];W[];B[dd];W[cc];B[cd])");
        assertThat(JudgedRecords.offences(JudgedRecords.by(game, Handicap.CONSECUTIVE)))
                .containsExactly("4 handicap.consecutive");
        assertThat(JudgedRecords.by(game, Handicap.NONE).replayed().legal()).isTrue();
    }

    @Test
    void whatIsSetUpInTheMiddleIsANewBeginning() {
        GameJudgement judgement =
                JudgedRecords.by(JudgedRecords.game("(;SZ[4:1];B[ba];W[ca];B[da];AE[aa]AB[ca];W[aa];B[aa]PL[B])"));
        assertThat(judgement.remarks()).anyMatch(remark -> remark.contains("set up after move 3"));
        assertThat(judgement.replayed().moves()).isEqualTo(5);
        GameJudgement dying = JudgedRecords.by(JudgedRecords.game("(;SZ[2]AB[aa]AW[ab][ba];B[bb])"));
        assertThat(dying.remarks()).anyMatch(remark -> remark.equals("stones without liberty are set up: A2"));
    }

    @Test
    void whoBeginsInASetUpPositionIsToldByTheRecordOrByTheFirstMove() {
        assertThat(JudgedRecords.by(JudgedRecords.game("(;SZ[3]AB[aa];W[bb];B[cc])"))
                        .replayed()
                        .legal())
                .isTrue();
        assertThat(JudgedRecords.by(JudgedRecords.game("(;SZ[3]AB[aa]PL[W];B[bb])"))
                        .replayed()
                        .legal())
                .isFalse();
        assertThat(JudgedRecords.by(JudgedRecords.game("(;SZ[3]PL[W];W[bb])"))
                        .replayed()
                        .legal())
                .isTrue();
        GameJudgement turned = JudgedRecords.by(JudgedRecords.game("(;SZ[3];B[aa];PL[B];B[bb])"));
        assertThat(turned.replayed().legal()).isTrue();
        assertThat(turned.replayed().game().toMove()).isEqualTo(Color.WHITE);
    }

    @Test
    void aGameMayGoOnWhereItsRecordEnds() {
        assertThat(JudgedRecords.by(JudgedRecords.game(3, 3, "B2 pass"))
                        .finish()
                        .phase())
                .isEqualTo(Phase.PLAY);
        assertThat(JudgedRecords.by(JudgedRecords.game(3, 3, "B2 pass pass"))
                        .finish()
                        .phase())
                .isEqualTo(Phase.OVER);
        assertThat(JudgedRecords.by(JudgedRecords.game(3, 3, "B2 pass pass"), Ending.STOP)
                        .finish()
                        .phase())
                .isEqualTo(Phase.STOPPED);
    }
}
