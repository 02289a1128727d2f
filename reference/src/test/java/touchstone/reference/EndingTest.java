package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.AfterResumption;
import touchstone.reference.choice.Button;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Resumption;

/** How passes and statements take a game from one phase to the next. */
class EndingTest {

    private static Game game(Choice... choices) {
        return Game.begin(Shorthand.rules(choices), Shorthand.board("5x5"));
    }

    /** Phases after each move: T terms, P play, S stopped, R resumed, O over. */
    private static String phases(Game start, String moves) {
        StringBuilder phases = new StringBuilder(start.phase().name().substring(0, 1));
        Game game = start;
        for (String move : moves.split(" ")) {
            game = Shorthand.play(game, move);
            phases.append(game.phase().name().charAt(0));
        }
        return phases.toString();
    }

    @ParameterizedTest(name = "{0}, {1}, {2}: {3}")
    @CsvSource({
        "TWO_PASSES,  EITHER, NONE,       C3 pass pass,                TPPO",
        "TWO_PASSES,  EITHER, NONE,       pass C3 pass D4 pass pass,   TPPPPPO",
        "STOP,        EITHER, NONE,       C3 pass pass,                TPPS",
        "FOUR_PASSES, EITHER, NONE,       C3 pass pass pass pass,      TPPSSO",
        "FOUR_PASSES, EITHER, NONE,       C3 pass pass D4 pass pass,   TPPSPPS",
        "FOUR_PASSES, EITHER, NONE,       C3 pass pass pass D4 pass pass pass pass, TPPSSPPSSO",
        "AGREEMENT,   EITHER, NONE,       C3 pass pass pass pass pass, TPPPPPP",
        "TWO_PASSES,  WHITE,  NONE,       pass pass,                   TPO",
        "TWO_PASSES,  WHITE,  NONE,       C3 pass pass pass,           TPPPO",
        "TWO_PASSES,  WHITE,  NONE,       C3 pass pass D4 pass pass,   TPPPPPO",
        "STOP,        WHITE,  NONE,       C3 pass pass pass,           TPPPS",
        "FOUR_PASSES, WHITE,  NONE,       pass pass pass pass,         TPSSO",
        "FOUR_PASSES, WHITE,  NONE,       C3 pass pass pass pass pass, TPPPSSO",
        "TWO_PASSES,  EITHER, HALF_POINT, pass pass pass,              TPPO",
        "TWO_PASSES,  EITHER, HALF_POINT, C3 pass D4 pass pass,        TPPPPO",
        "TWO_PASSES,  WHITE,  HALF_POINT, pass pass pass pass,         TPPPO",
        "TWO_PASSES,  WHITE,  HALF_POINT, C3 pass pass pass,           TPPPO",
        "STOP,        EITHER, HALF_POINT, pass pass pass,              TPPS",
        "FOUR_PASSES, EITHER, HALF_POINT, pass pass pass pass pass,    TPPSSO"
    })
    void passesEndTheGame(Ending ending, LastPass last, Button button, String moves, String phases) {
        assertThat(phases(game(ending, last, button), moves)).isEqualTo(phases);
    }

    /** British summary of the AGA rules: if play is resumed and nobody plays, the four passes are in a row. */
    @Test
    void aResumptionIsNoMoveBetweenFourPasses() {
        Game stopped = Shorthand.play(game(Ending.FOUR_PASSES, Resumption.OPPONENT_OF_LAST_PASSER), "C3 pass pass");
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.BLACK));
        assertThat(phases(resumed, "pass pass")).isEqualTo("PPO");
        assertThat(phases(resumed, "D4 pass pass pass pass")).isEqualTo("PPPSSO");
    }

    @Test
    void onlyAnAgreementStopsAGameOfAgreement() {
        Game game = Shorthand.play(game(Ending.AGREEMENT, Resumption.IN_TURN), "C3");
        Game stopped = Shorthand.say(game, new Statement.Stop());
        assertThat(stopped.phase()).isEqualTo(Phase.STOPPED);
        assertThat(stopped.rule(new Statement.Stop())).isInstanceOf(Ruling.Refused.class);
        assertThat(Shorthand.refusal(stopped.rule(Move.PASS))).isEqualTo(new Refusal.Stopped("ending.agreement"));
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.BLACK));
        assertThat(resumed.phase()).isEqualTo(Phase.PLAY);
        assertThat(Shorthand.say(resumed, new Statement.Stop()).phase()).isEqualTo(Phase.STOPPED);
        assertThat(game(Ending.STOP).rule(new Statement.Stop())).isInstanceOf(Ruling.Refused.class);
    }

    @ParameterizedTest
    @CsvSource({"STOP,        AGAIN,     PPS", "STOP,        ALL_ALIVE, PPO", "FOUR_PASSES, ALL_ALIVE, PPO"})
    void theSecondStopMayBeTheLast(Ending ending, AfterResumption after, String phases) {
        Game stopped = Shorthand.play(game(ending, Resumption.IN_TURN, after), "C3 D3 pass pass");
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.BLACK));
        assertThat(phases(resumed, "pass pass")).isEqualTo(phases);
    }

    @Test
    void theSecondAgreementMayBeTheLast() {
        Game game = game(Ending.AGREEMENT, Resumption.IN_TURN, AfterResumption.ALL_ALIVE);
        Game resumed = Shorthand.say(Shorthand.say(game, new Statement.Stop()), new Statement.Resume(Color.WHITE));
        assertThat(Shorthand.say(resumed, new Statement.Stop()).phase()).isEqualTo(Phase.OVER);
    }

    /** The button goes to the first to pass in the game, and there is only one. */
    @Test
    void theButtonIsTakenOnce() {
        Game game = Shorthand.play(game(Button.HALF_POINT), "C3 pass D4 B2 pass pass");
        assertThat(game.phase()).isEqualTo(Phase.OVER);
        assertThat(game.score().white() - Math.floor(game.score().white())).isEqualTo(0.5);
        assertThat(game.score().black() - Math.floor(game.score().black())).isZero();
    }

    @Test
    void whatWasSaidLeavesTheGameBeforeItAsItWas() {
        Game stopped = Shorthand.play(game(Ending.STOP, Resumption.IN_TURN), "C3 pass pass");
        Game resumed = Shorthand.say(stopped, new Statement.Resume(Color.WHITE));
        Game played = Shorthand.play(resumed, "D4 pass");
        assertThat(stopped.phase()).isEqualTo(Phase.STOPPED);
        assertThat(stopped.course().resumed()).isFalse();
        assertThat(resumed.course().passes().of(Color.WHITE)).isEqualTo(1);
        assertThat(played.course().passes().of(Color.BLACK)).isEqualTo(2);
        assertThat(resumed.position()).isEqualTo(stopped.position()).isNotEqualTo(played.position());
    }
}
