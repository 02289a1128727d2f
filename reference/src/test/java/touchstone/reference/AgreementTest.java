package touchstone.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import touchstone.reference.choice.Choice;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Scoring;

/** What players agree on once play has stopped, or instead of playing on. */
class AgreementTest {

    private static final Statement NOBODY_AGREES = new Statement.Deadlock();

    private static Game stopped(Choice... choices) {
        Game start = Game.begin(Shorthand.rules(choices), Shorthand.board("5x1"));
        return Shorthand.play(start, "B1 E1 pass pass");
    }

    private static Statement dead(String points) {
        return new Statement.Dead(Shorthand.points(Shorthand.board("5x1"), points));
    }

    @ParameterizedTest
    @CsvSource({"STAY, false", "AGREED, true"})
    void onDeadStonesEndsTheGame(DeadStones deadStones, boolean removed) {
        Game game = stopped(Ending.STOP, deadStones);
        assertThat(Shorthand.say(game, dead("")).score()).isEqualTo(new Score(2, 1));
        assertThat(game.rule(dead("E1")) instanceof Ruling.Agreed).isEqualTo(removed);
    }

    @Test
    void onDeadStonesRemovesThem() {
        Game game = Shorthand.say(stopped(Ending.STOP, DeadStones.AGREED), dead("E1"));
        assertThat(game.phase()).isEqualTo(Phase.OVER);
        assertThat(game.score()).isEqualTo(new Score(5, 0));
        assertThat(game.rules().lost(game, Color.WHITE)).isEqualTo(1);
        assertThat(game.removed(Color.WHITE)).isZero();
        assertThat(game.position().stones(Color.WHITE)).hasToString("E1");
        Game byTerritory = Shorthand.say(stopped(Ending.STOP, DeadStones.AGREED, Scoring.TERRITORY), dead("E1"));
        assertThat(byTerritory.score()).isEqualTo(new Score(5, 0));
    }

    @Test
    void isOnStonesThatAreThereAndOnlyAfterAStop() {
        Game game = stopped(Ending.STOP, DeadStones.AGREED);
        assertThat(game.rule(dead("C1"))).isInstanceOf(Ruling.Refused.class);
        Game going = game.previous().orElseThrow();
        assertThat(going.rule(dead("E1"))).isInstanceOf(Ruling.Refused.class);
        assertThat(going.rule(NOBODY_AGREES)).isInstanceOf(Ruling.Refused.class);
    }

    @Test
    void onNothingLeadsToADeadlock() {
        assertThat(Shorthand.refusal(stopped(Ending.STOP, Deadlock.UNSTATED).rule(NOBODY_AGREES)))
                .isInstanceOf(Refusal.Undecided.class);
        Game alive = Shorthand.say(stopped(Ending.STOP, Deadlock.ALL_ALIVE), NOBODY_AGREES);
        assertThat(alive.outcome()).isEqualTo(new Outcome.Won(Color.BLACK, Optional.of(1.0)));
        Game lost = Shorthand.say(stopped(Ending.STOP, Deadlock.BOTH_LOSE), NOBODY_AGREES);
        assertThat(lost.outcome()).isEqualTo(new Outcome.BothLose());
        assertThat(lost.rule(NOBODY_AGREES)).isInstanceOf(Ruling.Refused.class);
    }

    /** Sending two and returning one: the position after White's capture comes round again. */
    private static Game cycle(Repetition repetition, String moves) {
        Game start = Game.begin(Shorthand.rules(repetition), Shorthand.board("3x1"));
        return Shorthand.play(start, moves);
    }

    @Test
    void onARepetitionTakesARepetition() {
        Statement repeats = new Statement.Repeats();
        Game once = cycle(Repetition.NO_RESULT, "A1 C1 B1");
        assertThat(once.rule(repeats)).isInstanceOf(Ruling.Refused.class);
        Game passed = cycle(Repetition.NO_RESULT, "A1 pass");
        assertThat(passed.rule(repeats)).as("a pass repeats nothing").isInstanceOf(Ruling.Refused.class);
        Game again = cycle(Repetition.NO_RESULT, "A1 C1 B1 C1 A1");
        assertThat(again.rules().outcome(Shorthand.say(again, repeats))).isEqualTo(new Outcome.NoResult());
        Game tie = cycle(Repetition.TIE, "A1 C1 B1 C1 A1");
        assertThat(Shorthand.say(tie, repeats).outcome()).isEqualTo(new Outcome.Drawn());
        Game ko = cycle(Repetition.SIMPLE, "A1 C1 B1 C1 A1");
        assertThat(ko.rule(repeats)).isInstanceOf(Ruling.Refused.class);
    }

    @Test
    void isNotNeededToResign() {
        Game game = Game.begin(Shorthand.rules(), Shorthand.board("5x1"));
        Game over = Shorthand.say(game, new Statement.Resigns(Color.WHITE));
        assertThat(over.phase()).isEqualTo(Phase.OVER);
        assertThat(over.outcome()).isEqualTo(new Outcome.Won(Color.BLACK, Optional.empty()));
        assertThat(Shorthand.refusal(over.rule(new Statement.Resigns(Color.BLACK))))
                .isEqualTo(new Refusal.GameOver());
    }

    /** The base rules as they stand foresee moves only. */
    @Test
    void isUnknownToTheBaseRules() {
        Game game = Game.begin(new BaseRules(), Shorthand.board("5x1"));
        assertThat(Shorthand.refusal(game.rule(NOBODY_AGREES))).isInstanceOf(Refusal.Unforeseen.class);
        assertThat(game.phase()).isEqualTo(Phase.PLAY);
        assertThat(Shorthand.play(game, "B1").phase()).isEqualTo(Phase.PLAY);
        assertThat(Shorthand.play(game, "pass pass").phase()).isEqualTo(Phase.OVER);
    }
}
