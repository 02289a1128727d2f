package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;

/** Who moves when stopped play goes on, and what of the game is remembered. */
class ResumptionTest {

    /** White has passed first and Black last, so it is White's turn. */
    private static Game stopped(Resumption resumption) {
        Game start = Game.begin(Shorthand.rules(Ending.STOP, resumption), Shorthand.board("5x5"));
        return Shorthand.play(start, "C3 pass pass");
    }

    private static Optional<Color> mover(Game game, Statement statement) {
        return game.rule(statement) instanceof Ruling.Agreed agreed
                ? Optional.of(agreed.after().toMove())
                : Optional.empty();
    }

    @ParameterizedTest
    @CsvSource({
        "NONE,                     ,      ,      ,",
        "OPPONENT_OF_REQUESTER,    WHITE, BLACK, ,",
        "OPPONENT_OF_LAST_PASSER,  WHITE, WHITE, ,",
        "IN_TURN,                  WHITE, WHITE, ,",
        "AGREED,                   ,      ,      BLACK, WHITE",
        "UNSTATED,                 ,      ,      BLACK, WHITE"
    })
    void decidesWhoMoves(Resumption resumption, Color askedByBlack, Color askedByWhite, Color black, Color white) {
        Game game = stopped(resumption);
        assertThat(mover(game, new Statement.Resume(Color.BLACK))).isEqualTo(Optional.ofNullable(askedByBlack));
        assertThat(mover(game, new Statement.Resume(Color.WHITE))).isEqualTo(Optional.ofNullable(askedByWhite));
        assertThat(mover(game, new Statement.NextMover(Color.BLACK))).isEqualTo(Optional.ofNullable(black));
        assertThat(mover(game, new Statement.NextMover(Color.WHITE))).isEqualTo(Optional.ofNullable(white));
    }

    @Test
    void isRefusedAsUndecidedWhereNoDocumentSaysWhoMoves() {
        assertThat(Shorthand.refusal(stopped(Resumption.UNSTATED).rule(new Statement.Resume(Color.BLACK))))
                .isInstanceOf(Refusal.Undecided.class);
        assertThat(Shorthand.refusal(stopped(Resumption.AGREED).rule(new Statement.Resume(Color.BLACK))))
                .isInstanceOf(Refusal.Unforeseen.class);
    }

    @ParameterizedTest
    @EnumSource(Resumption.class)
    void isOfStoppedPlayOnly(Resumption resumption) {
        Game game = Game.begin(Shorthand.rules(Ending.STOP, resumption), Shorthand.board("5x5"));
        assertThat(mover(game, new Statement.Resume(Color.BLACK))).isEmpty();
        assertThat(mover(game, new Statement.NextMover(Color.BLACK))).isEmpty();
    }

    @Test
    void isUndecidedWhereItTakesALastPassAndNobodyHasPassed() {
        Game game = Game.begin(
                Shorthand.rules(Ending.AGREEMENT, Resumption.OPPONENT_OF_LAST_PASSER), Shorthand.board("5x5"));
        Game stopped = Shorthand.say(Shorthand.play(game, "C3"), new Statement.Stop());
        assertThat(Shorthand.refusal(stopped.rule(new Statement.Resume(Color.BLACK))))
                .isInstanceOf(Refusal.Undecided.class);
    }

    /** White retakes in a ko and play stops: after the resumption the positions before are still forbidden to Black. */
    @ParameterizedTest
    @EnumSource(
            value = Repetition.class,
            names = {"POSITIONAL", "SITUATIONAL", "NATURAL_SITUATIONAL", "NEW_ZEALAND"})
    void keepsThePositionsOfTheGame(Repetition repetition) {
        Game start = Game.begin(
                Shorthand.rules(repetition, Ending.STOP, Resumption.OPPONENT_OF_REQUESTER), Shorthand.board("4x1"));
        Game stopped = Shorthand.play(start, "B1 C1 D1 pass pass");
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.BLACK));
        assertThat(resumed.toMove()).isEqualTo(Color.WHITE);
        assertThat(resumed.removed(Color.WHITE)).isEqualTo(1);
        assertThat(Shorthand.refusal(resumed.rule(new Move.Play(Point.parse("C1")))))
                .isInstanceOf(Refusal.Repeats.class);
    }

    /** What the players say is no move: the stone that took in the last one is still banned. */
    @ParameterizedTest
    @EnumSource(
            value = Repetition.class,
            names = {"SIMPLE", "SIMPLE_OWN", "SIMPLE_STONE", "PLAY_ELSEWHERE", "NO_RESULT", "TIE", "ING"})
    void keepsTheBanOnTheKo(Repetition repetition) {
        Game start =
                Game.begin(Shorthand.rules(repetition, Ending.AGREEMENT, Resumption.IN_TURN), Shorthand.board("4x1"));
        Game stopped = Shorthand.say(Shorthand.play(start, "B1 C1 D1"), new Statement.Stop());
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.WHITE));
        assertThat(resumed.rule(new Move.Play(Point.parse("C1")))).isInstanceOf(Ruling.Refused.class);
    }
}
