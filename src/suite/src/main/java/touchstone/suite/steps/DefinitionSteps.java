package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.BoardView;
import touchstone.spi.Capability;
import touchstone.spi.ChainView;
import touchstone.spi.ScoreView;

/** Steps about defined terms: chains, liberties, territory. */
final class DefinitionSteps {

    private final ScenarioTrial trial;

    public DefinitionSteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** Exactly these stones are connected with this one, it included. */
    @Then("the chain of {point} is {points}")
    public void chain(String stone, NamedPoints points) {
        Point point = trial.point(stone);
        require(
                "the chain of " + point,
                trial.set(points),
                trial.session().ability(ChainView.class).chain(point));
    }

    /** Exactly these points are liberties, asked from each of the stones. */
    @Then("the liberty/liberties of {points} is/are {points}")
    public void liberties(NamedPoints stones, NamedPoints points) {
        for (Point stone : trial.points(stones)) {
            require(
                    "the liberties of " + stone,
                    trial.set(points),
                    trial.session()
                            .ability(ChainView.class, Capability.LIBERTIES)
                            .liberties(stone));
        }
    }

    /** These points are in a player's territory; others may be too. */
    @Then("{points} belong(s) to {color}'s territory")
    public void territory(NamedPoints points, Color player) {
        trial.showTerritory();
        PointSet missing = trial.set(points)
                .minus(trial.session()
                        .ability(ScoreView.class, Capability.TERRITORY)
                        .territory(player));
        if (!missing.isEmpty()) {
            throw new Violation(
                    trial.set(points) + " in " + player + "'s territory", "the subject leaves out " + missing);
        }
    }

    /** Exactly these points are a player's territory. */
    @Then("{color}'s territory is {points}")
    public void wholeTerritory(Color player, NamedPoints points) {
        trial.showTerritory();
        require(
                player + "'s territory",
                trial.set(points),
                trial.session().ability(ScoreView.class, Capability.TERRITORY).territory(player));
    }

    /** These points are empty and in nobody's territory. */
    @Then("{points} is/are neutral")
    public void neutral(NamedPoints points) {
        trial.showTerritory();
        PointSet expected = trial.set(points);
        Position position = trial.session().ability(BoardView.class).position();
        PointSet owned = trial.session()
                .ability(ScoreView.class, Capability.TERRITORY)
                .territory(Color.BLACK)
                .or(trial.session()
                        .ability(ScoreView.class, Capability.TERRITORY)
                        .territory(Color.WHITE));
        PointSet wrong = expected.and(owned.or(position.stones()));
        if (!wrong.isEmpty()) {
            throw new Violation(expected + " neutral", "to the subject " + wrong + " is somebody's");
        }
    }

    /** No point at all is anybody's territory. */
    @Then("nobody has territory")
    public void noTerritory() {
        trial.showTerritory();
        for (Color player : Color.values()) {
            require(
                    player + "'s territory",
                    trial.board().none(),
                    trial.session()
                            .ability(ScoreView.class, Capability.TERRITORY)
                            .territory(player));
        }
    }

    private static void require(String what, PointSet expected, PointSet actual) {
        if (!actual.equals(expected)) {
            throw new Violation(what + " to be " + listed(expected), "the subject names " + listed(actual));
        }
    }

    private static String listed(PointSet points) {
        return points.isEmpty() ? "no point" : points.toString();
    }
}
