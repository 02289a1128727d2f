package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.SelfCapture;

/**
 * All games of the smallest boards. The numbers under positional superko: Tromp and Farnebäck, "Combinatorics of Go",
 * table 7; those of 1x1 under the other two superko rules: Tromp on the computer-go list, with the games written out. The
 * lengths were counted by a program of its own.
 */
class WholeGamesTest {

    private long games;
    private int longest;
    private int mostPlays;

    @ParameterizedTest
    @CsvSource({
        "POSITIONAL, 1, 1, 2, 0",
        "POSITIONAL, 2, 9, 5, 2",
        "POSITIONAL, 3, 907, 21, 14",
        "SITUATIONAL, 1, 2, 3, 1",
        "NATURAL_SITUATIONAL, 1, 5, 5, 2"
    })
    void ofOneRow(Repetition repetition, int width, long number, int moves, int plays) {
        follow(Game.begin(new BaseRules(repetition, SelfCapture.ALLOWED), Board.of(width, 1)), 0);
        assertThat(games).isEqualTo(number);
        assertThat(longest).isEqualTo(moves);
        assertThat(mostPlays).isEqualTo(plays);
    }

    @ParameterizedTest
    @CsvSource({"SITUATIONAL, 8, 4", "NATURAL_SITUATIONAL, 13, 6"})
    void longestOfTwoPoints(Repetition repetition, int moves, int plays) {
        follow(Game.begin(new BaseRules(repetition, SelfCapture.ALLOWED), Board.of(2, 1)), 0);
        assertThat(longest).isEqualTo(moves);
        assertThat(mostPlays).isEqualTo(plays);
    }

    /** "Suicide or not makes no difference to the number of games up to 1x3." */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 9", "3, 907"})
    void withoutSelfCaptureThereAreAsMany(int width, long number) {
        follow(Game.begin(new BaseRules(Repetition.POSITIONAL, SelfCapture.FORBIDDEN), Board.of(width, 1)), 0);
        assertThat(games).isEqualTo(number);
    }

    private void follow(Game game, int plays) {
        mostPlays = Math.max(mostPlays, plays);
        if (game.over()) {
            games++;
            longest = Math.max(longest, game.moves());
            return;
        }
        for (Point point : game.board().points()) {
            if (game.rule(new Move.Play(point)) instanceof Ruling.Made made) {
                follow(made.after(), plays + 1);
            }
        }
        follow(game.play(Move.PASS), plays);
    }
}
