package touchstone.cli.perft.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Game;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * All games of the smallest boards. The numbers under positional superko: Tromp and Farnebäck, "Combinatorics of Go", table 7;
 * those of 1x1 under the other two superko rules: Tromp on the computer-go list (msg07977), with the games written out. The
 * lengths were counted by a program of its own.
 */
@Tag("slow") // counts millions of games
class SuperkoGameCountTest {

    @ParameterizedTest
    @CsvSource({
        "ALLOWED, 1, 1, 2, 0",
        "ALLOWED, 2, 9, 5, 2",
        "ALLOWED, 3, 907, 21, 14",
        "FORBIDDEN, 1, 1, 2, 0",
        "FORBIDDEN, 2, 9, 5, 2",
        "FORBIDDEN, 3, 907, 21, 14"
    })
    void ofOneRow(SelfCapture selfCapture, int width, long number, int longest, int mostPlays)
            throws InterruptedException {
        GameTotals games = new GameTotals(BigInteger.valueOf(number), longest, mostPlays);
        Board board = Board.of(width, 1);
        assertThat(EnumeratedGames.from(Game.begin(new BaseRules(Repetition.POSITIONAL, selfCapture), board)))
                .isEqualTo(games);
        assertThat(new SuperkoGameCount(board, selfCapture).count(2, part -> {}))
                .isEqualTo(games);
    }

    @ParameterizedTest
    @CsvSource({
        "SITUATIONAL, 1, 2, 3, 1",
        "NATURAL_SITUATIONAL, 1, 5, 5, 2",
    })
    void underTheOtherSuperkos(Repetition repetition, int width, long number, int longest, int mostPlays) {
        assertThat(EnumeratedGames.from(Game.begin(new BaseRules(repetition, SelfCapture.ALLOWED), Board.of(width, 1))))
                .isEqualTo(new GameTotals(BigInteger.valueOf(number), longest, mostPlays));
    }

    @ParameterizedTest
    @CsvSource({"SITUATIONAL, 8, 4", "NATURAL_SITUATIONAL, 13, 6"})
    void longestOfTwoPoints(Repetition repetition, int longest, int mostPlays) {
        GameTotals games =
                EnumeratedGames.from(Game.begin(new BaseRules(repetition, SelfCapture.ALLOWED), Board.of(2, 1)));
        assertThat(games.longest()).isEqualTo(longest);
        assertThat(games.mostPlays()).isEqualTo(mostPlays);
    }

    /** Each of the two thousand million games is followed to its end; on a board of 1x4 every legal position may occur. */
    @Test
    void ofFourPoints() throws InterruptedException {
        assertThat(new SuperkoGameCount(Board.of(4, 1), SelfCapture.ALLOWED).count(2, part -> {}))
                .isEqualTo(new GameTotals(new BigInteger("2098407841"), 61, 40));
    }

    /** Takes a minute or so. */
    @Test
    @EnabledIfSystemProperty(named = "touchstone.perft", matches = "whole")
    void ofTwoByTwo() throws InterruptedException {
        GameTotals games = new SuperkoGameCount(Board.of(2, 2), SelfCapture.ALLOWED).count(2, part -> {});
        assertThat(games.number()).isEqualTo("386356909593");
    }

    @Test
    void ofBoardsWithMorePositionsThanAWordHasBits() {
        assertThatThrownBy(() -> new SuperkoGameCount(Board.of(5, 1), SelfCapture.ALLOWED))
                .hasMessage(
                        "a board of 5x1; expected one with no more than 64 legal positions: 1x1, 1x2, 1x3, 1x4 or 2x2");
    }
}
