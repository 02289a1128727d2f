package touchstone.suite.steps;

import io.cucumber.java.en.Given;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Position;
import touchstone.reference.Statement;
import touchstone.spi.Agreements;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.GameStart;
import touchstone.suite.diagram.BoardDiagram;
import touchstone.suite.diagram.DiagramParser;
import touchstone.suite.specification.Scenario;

/** Steps that begin a scenario. */
final class GivenSteps {

    /** How many passes beyond two a ruleset may ask for: one that takes the button, and one by White. */
    private static final int PASSES = 2;

    private final ScenarioTrial trial;

    public GivenSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** The start of a game. */
    @Given("an empty {board} board")
    public void empty(Board board) {
        trial.begin(GameStart.of(board), Optional.empty());
        trial.showStart(Position.empty(board));
    }

    /** A game taken up in the middle; how the position came about is not known. */
    @Given("this position, with {color} to play")
    public void position(Color toMove, String drawing) {
        BoardDiagram picture = DiagramParser.parse(drawing);
        trial.begin(new GameStart(picture.position(), toMove, Optional.empty()), Optional.of(picture));
    }

    /** A game taken up just after a play that captured nothing; its stone is in the picture. */
    @Given("this position, in which {color} has just played {point}")
    public void positionAfter(Color player, String point, String drawing) {
        BoardDiagram picture = DiagramParser.parse(drawing);
        GameStart opening = new GameStart(
                picture.position(), player.opponent(), Optional.of(touchstone.reference.Point.parse(point)));
        trial.begin(opening, Optional.of(picture));
    }

    /**
     * A game that both players have ended by passing, and by agreeing that no stone is dead where the rules ask for it: Black first, or White if no white stone stands. A player
     * who has stones can have played one of them just before.
     */
    @Given("this position at the end of the game")
    public void finalPosition(String drawing) {
        boolean onlyBlack =
                DiagramParser.parse(drawing).position().stones(Color.WHITE).isEmpty();
        Color first = onlyBlack ? Color.WHITE : Color.BLACK;
        position(first, drawing);
        trial.make(first, Move.PASS);
        trial.make(first.opponent(), Move.PASS);
        if (trial.can(Capability.AGREEMENTS)) {
            end();
        }
    }

    /** Does what the subject's rules ask for to end a game in which two passes have been made. */
    private void end() {
        for (int i = 0; i < PASSES && runs() && !may(new Statement.Stop()); i++) {
            trial.make(trial.toMove(), Move.PASS);
        }
        for (Statement last :
                List.of(new Statement.Stop(), new Statement.Dead(trial.board().none()))) {
            if (trial.session().ability(Agreements.class).phase() != Phase.OVER && may(last)) {
                trial.session().ability(Agreements.class).say(last);
            }
        }
    }

    private boolean runs() {
        Phase phase = trial.session().ability(Agreements.class).phase();
        return phase != Phase.OVER && phase != Phase.STOPPED;
    }

    private boolean may(Statement statement) {
        return trial.session().ability(Agreements.class).maySay(statement) instanceof Answer.Accepted;
    }

    /** Stones have been captured before the game is taken up; they are not in the picture. */
    @Given("{int} black and {int} white stone(s) have been captured")
    public void prisoners(int black, int white) {
        trial.withPrisoners(black, white);
    }

    /** Begins just as another scenario does. */
    @Given("the position of {scenario}")
    public void positionOf(String id) {
        Scenario other = trial.specification()
                .scenario(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no scenario " + id));
        Scenario.Step given = other.steps().get(0);
        String drawing = given.drawing().map(Scenario.Drawing::text).orElse("");
        GivenPositions.of(given.text())
                .orElseThrow(() -> new IllegalArgumentException(id + " does not begin with a position"))
                .accept(this, drawing);
    }
}
