package touchstone.suite.steps;

import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.LegalMoves;
import touchstone.spi.MoveGenerator;
import touchstone.spi.RefusalReason;

/** Steps about which moves are legal. Asking leaves the game as it is. */
final class LegalitySteps {

    /** How many moves of its own a subject is asked for where it took an illegal one. */
    private static final int SAMPLES = 3;

    private final ScenarioTrial trial;

    public LegalitySteps(ScenarioTrial trial) {
        this.trial = trial;
    }

    /** Each of these plays is legal. */
    @Then("{color} may play {points}")
    public void mayPlay(Color player, NamedPoints points) {
        for (Point point : trial.points(points)) {
            may(player, new Move.Play(point));
        }
    }

    /** Passing is legal. */
    @Then("{color} may pass")
    public void mayPass(Color player) {
        may(player, Move.PASS);
    }

    /** These plays are legal, and no others. */
    @Then("{color} may play {points} and nowhere else")
    public void mayPlayOnly(Color player, NamedPoints points) {
        PointSet expected = trial.set(points);
        PointSet actual = trial.session().ability(LegalMoves.class).legalPlays(player);
        if (!actual.equals(expected)) {
            throw new Violation(
                    player + " may play " + expected + " and nowhere else", "the subject lists " + listed(actual));
        }
    }

    /** Each of these plays is illegal, whatever the reason. */
    @Then("{color} may not play {points}")
    public void mayNotPlay(Color player, NamedPoints points) {
        for (Point point : trial.points(points)) {
            mayNot(player, new Move.Play(point), Optional.empty());
        }
    }

    /** Each of these plays is illegal, and a subject that gives reasons gives this one. */
    @Then("{color} may not play {points}, because {reason}")
    public void mayNotPlayBecause(Color player, NamedPoints points, RefusalReason reason) {
        for (Point point : trial.points(points)) {
            mayNot(player, new Move.Play(point), Optional.of(reason));
        }
    }

    /** Passing is out of the question: the game is over, or it is not this player's turn. */
    @Then("{color} may not pass, because {reason}")
    public void mayNotPassBecause(Color player, RefusalReason reason) {
        mayNot(player, Move.PASS, Optional.of(reason));
    }

    /** The documents leave open whether this play is legal, and the subject says so. */
    @Then("no document decides whether {color} may play {point}")
    public void undecided(Color player, String point) {
        // An engine that only plays has to decide one way or the other, and may.
        requireCapability(Capability.AGREEMENTS);
        Answer answer = trial.session().ask(player, new Move.Play(trial.point(point)));
        if (!(answer instanceof Answer.Refused refused)
                || !refused.reason().equals(Optional.of(RefusalReason.UNDECIDED))) {
            throw new Violation(
                    "no document decides whether " + player + " may play " + point, "the subject decides it");
        }
        trial.requireExplained(refused);
    }

    private void may(Color player, Move move) {
        Answer answer = trial.session().ask(player, move);
        if (answer instanceof Answer.Refused refused) {
            throw new Violation(legal(player, move), "the subject refused it: \"" + refused.words() + "\"");
        }
        if (answer instanceof Answer.Tolerated tolerated) {
            throw new Violation(legal(player, move), "the subject takes it for illegal: " + tolerated.evidence());
        }
    }

    private void mayNot(Color player, Move move, Optional<RefusalReason> reason) {
        if (reason.isPresent() && reason.get() == RefusalReason.OUT_OF_TURN) {
            // The protocols engines speak leave the turn to the controller: taking the move shows nothing.
            requireCapability(Capability.TURN);
        }
        if (reason.isPresent() && reason.get() == RefusalReason.GAME_OVER) {
            requireCapability(Capability.GAME_END);
        }
        Answer answer = trial.session().ask(player, move);
        if (answer instanceof Answer.Refused refused) {
            trial.requireExplained(refused);
            requireReason(player, move, reason, refused);
            requireEvidence(player, move, reason, refused);
        } else if (answer instanceof Answer.Tolerated tolerated) {
            trial.tolerated(player + " " + move + " is taken on input, but " + tolerated.evidence());
        } else if (trial.can(Capability.GENERATES_MOVES) && !trial.can(Capability.ANSWERS_LEGALITY)) {
            requireNotGenerated(player, move);
        } else {
            throw new Violation(illegal(player, move, reason), "the subject takes it");
        }
    }

    private void requireCapability(Capability capability) {
        if (!trial.can(capability)) {
            throw new touchstone.spi.UnsupportedException(capability);
        }
    }

    /** Right for the wrong reason is not right; but a reason that is only read out of an engine's words is none to hold it to. */
    private void requireReason(Color player, Move move, Optional<RefusalReason> reason, Answer.Refused refused) {
        if (!trial.can(Capability.GIVES_REASONS)) {
            return;
        }
        if (reason.isPresent() && refused.reason().isPresent() && !reason.equals(refused.reason())) {
            throw new Violation(
                    illegal(player, move, reason),
                    "the subject refused it for another reason: \"" + refused.words() + "\"");
        }
    }

    /** Who cites a clause names what it is about: the point of the play, the board, or the player whose turn it is. */
    private void requireEvidence(Color player, Move move, Optional<RefusalReason> reason, Answer.Refused refused) {
        if (refused.clause().isEmpty() || reason.isEmpty() || !(move instanceof Move.Play play)) {
            return;
        }
        String point = "ABCDEFGHJKLMNOPQRSTUVWXYZ".charAt(play.point().column())
                + String.valueOf(play.point().row() + 1);
        List<String> evidence =
                switch (reason.get()) {
                    case OCCUPIED, SELF_CAPTURE -> List.of(point);
                    case OFF_BOARD ->
                        List.of(
                                point,
                                trial.board().width() + "x" + trial.board().height());
                    case OUT_OF_TURN -> List.of(player == Color.BLACK ? "White" : "Black");
                    default -> List.of();
                };
        for (String words : evidence) {
            if (!refused.words().contains(words)) {
                throw new Violation(
                        illegal(player, move, reason) + ", and that it concerns " + words,
                        "the subject says no more than \"" + refused.words() + "\"");
            }
        }
    }

    private void requireNotGenerated(Color player, Move move) {
        List<Move> own = trial.session().ability(MoveGenerator.class).generate(player, SAMPLES);
        if (own.contains(move)) {
            throw new Violation(illegal(player, move, Optional.empty()), "the subject takes it and plays it itself");
        }
        trial.tolerated(player + " " + move + " is taken on input, but asked for " + SAMPLES
                + " moves of its own the subject did not play it");
    }

    private static String legal(Color player, Move move) {
        return move instanceof Move.Pass ? player + " may pass" : player + " may play " + move;
    }

    private static String illegal(Color player, Move move, Optional<RefusalReason> reason) {
        return (move instanceof Move.Pass ? player + " may not pass" : player + " may not play " + move)
                + reason.map(r -> ", because " + r.sentence()).orElse("");
    }

    private static String listed(PointSet points) {
        return points.isEmpty() ? "no point" : points.toString();
    }
}
