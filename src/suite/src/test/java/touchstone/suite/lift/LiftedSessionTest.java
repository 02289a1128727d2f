package touchstone.suite.lift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchstone.builtin.RulesSubject;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Outcome;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.PositionText;
import touchstone.reference.Score;
import touchstone.spi.BoardView;
import touchstone.spi.ChainView;
import touchstone.spi.GameStart;
import touchstone.spi.Identity;
import touchstone.spi.LegalMoves;
import touchstone.spi.ScoreView;
import touchstone.spi.Session;
import touchstone.suite.steps.Violation;

/** A 3x3 board in the lower left corner of a 7x7 board, with a white wall around. */
class LiftedSessionTest {

    private static final Board SMALL = Board.of(3, 3);
    private static final Position WALL =
            PositionText.read(List.of(".......", ".......", ".......", "OOO....", "...O...", "...O...", "...O..."));
    private static final Lift LIFT = new Lift(Placing.LOWER_LEFT, SMALL, WALL, new Score(0, 40));

    private final Session large = new RulesSubject(new Identity("right", "", "", "built in"), new BaseRules()).open();
    private final LiftedSession session = Lifts.session(large, LIFT);

    private static Move play(String point) {
        return new Move.Play(Point.parse(point));
    }

    @Test
    void theScenarioSeesItsBoardAlone() {
        session.begin(GameStart.of(SMALL));
        session.make(Color.BLACK, play("C3"));

        assertThat(session.ability(BoardView.class).position())
                .isEqualTo(PositionText.read(List.of("..X", "...", "...")));
        assertThat(large.ability(BoardView.class).position().stones()).hasSize(7);
        assertThat(session.ability(ChainView.class).liberties(Point.parse("C3")))
                .hasToString("C2 B3");
        assertThat(session.ability(LegalMoves.class).legalPlays(Color.WHITE)).hasSize(8);
    }

    @Test
    void aWallTakesLibertiesAsAnEdgeDoes() {
        session.begin(new GameStart(PositionText.read(List.of(".OX", "..O", "...")), Color.WHITE, Optional.empty()));

        assertThat(session.ability(BoardView.class).position().stone(Point.parse("C3")))
                .contains(Color.BLACK);
        assertThat(session.ability(ChainView.class).liberties(Point.parse("C3")))
                .isEmpty();
    }

    @Test
    void aStoneThatAppearsOutsideIsAViolation() {
        session.begin(GameStart.of(SMALL));
        large.make(Color.BLACK, play("G7"));

        assertThatThrownBy(() -> session.ability(BoardView.class).position())
                .isInstanceOf(Violation.class)
                .hasMessageContaining("the points around to stay as they were");
    }

    @Test
    void pointsOutsideAreTakenOffTheScore() {
        assertThat(new ShiftedScore(new Score(0, 40)).lead(-31)).isEqualTo(9);
        assertThat(new ShiftedScore(new Score(0, 40)).score(new Score(9, 40))).isEqualTo(new Score(9, 0));
        assertThat(new ShiftedScore(new Score(0, 40)).outcome(new Outcome.Won(Color.WHITE, Optional.of(31.0))))
                .isEqualTo(new Outcome.Won(Color.BLACK, Optional.of(9.0)));
        assertThat(new ShiftedScore(new Score(0, 40)).outcome(new Outcome.Won(Color.WHITE, Optional.of(40.0))))
                .isEqualTo(new Outcome.Drawn());
        assertThat(session.ability(ScoreView.class).lead()).isEqualTo(40);
    }
}
