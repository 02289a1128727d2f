package touchstone.explore.diagnosis;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import touchstone.explore.trace.Disagreement;
import touchstone.explore.trace.TraceOracle;
import touchstone.reference.BaseRules;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Observation;
import touchstone.trace.TraceStep;

/** A disagreement as the reference sees it: the last step, its effect, and what preceded it. */
public final class DisagreementContext {

    /** What a game may have in it beside plays that capture or not. */
    enum Ingredient {
        PASS("a pass"),
        SELF_CAPTURE("a self-capture"),
        REFUSED("a refused move"),
        UNDO("an undo"),
        CLEARED("a cleared board"),
        SET_UP("a set-up"),
        HANDICAP("a handicap"),
        KOMI("a komi"),
        SAID("something the players said"),
        RECORD("a record");

        private final String title;

        Ingredient(String title) {
            this.title = title;
        }

        String title() {
            return title;
        }
    }

    private final Disagreement found;
    private final Set<Ingredient> ingredients = EnumSet.noneOf(Ingredient.class);
    private TraceStep act;
    private Game before;
    private Game after;
    private Optional<Ruling> ruling = Optional.empty();

    public DisagreementContext(BaseRules rules, Disagreement found) {
        this.found = found;
        TraceOracle oracle = new TraceOracle(rules, found.trace().board());
        after = oracle.game();
        before = after;
        for (int i = 0; i <= found.at(); i++) {
            TraceStep step = found.trace().steps().get(i);
            if (!(step instanceof TraceStep.QueryStep)) {
                note();
                act = step;
                before = oracle.game();
                ruling = step instanceof TraceStep.MoveStep made
                        ? Optional.of(before.rule(made.player(), made.move()))
                        : step instanceof TraceStep.StatementStep said
                                ? Optional.of(before.rule(said.statement()))
                                : Optional.empty();
                oracle.take(step);
                after = oracle.game();
            }
        }
        if (found.step() instanceof TraceStep.QueryStep) {
            note();
        }
    }

    /** Takes down what the last act was, as a part of what went before. */
    private void note() {
        if (act instanceof TraceStep.MoveStep made) {
            if (ruling.orElseThrow() instanceof Ruling.Made done) {
                if (made.move() instanceof Move.Pass) {
                    ingredients.add(Ingredient.PASS);
                } else if (!done.selfCaptured().isEmpty()) {
                    ingredients.add(Ingredient.SELF_CAPTURE);
                }
            } else {
                ingredients.add(Ingredient.REFUSED);
            }
        } else if (act instanceof TraceStep.RequestStep asked) {
            ingredients.add(ingredient(asked.request()));
        } else if (act instanceof TraceStep.StatementStep) {
            ingredients.add(Ingredient.SAID);
        }
    }

    private static Ingredient ingredient(ControllerRequest request) {
        if (request instanceof ControllerRequest.TakeBack) {
            return Ingredient.UNDO;
        } else if (request instanceof ControllerRequest.ClearBoard) {
            return Ingredient.CLEARED;
        } else if (request instanceof ControllerRequest.SetUp) {
            return Ingredient.SET_UP;
        } else if (request instanceof ControllerRequest.SetKomi) {
            return Ingredient.KOMI;
        }
        return request instanceof ControllerRequest.Load ? Ingredient.RECORD : Ingredient.HANDICAP;
    }

    /** The step at which the subject parts from the reference. */
    TraceStep step() {
        return found.step();
    }

    Observation seen() {
        return found.observation();
    }

    Observation expected() {
        return found.expected();
    }

    /** What went before the step. */
    Set<Ingredient> ingredients() {
        return ingredients;
    }

    boolean has(Ingredient ingredient) {
        return ingredients.contains(ingredient);
    }

    /** The last step, up to the one that decides, that was no look; none if there was none. */
    Optional<TraceStep> act() {
        return Optional.ofNullable(act);
    }

    /** The move that was made or refused last, if that was the last act. */
    Optional<TraceStep.MoveStep> move() {
        return act instanceof TraceStep.MoveStep made ? Optional.of(made) : Optional.empty();
    }

    Optional<ControllerRequest> request() {
        return act instanceof TraceStep.RequestStep asked ? Optional.of(asked.request()) : Optional.empty();
    }

    /** What the players said last, if that was the last act. */
    Optional<Statement> said() {
        return act instanceof TraceStep.StatementStep said ? Optional.of(said.statement()) : Optional.empty();
    }

    /** What speaks of that, whether it counts or not. */
    Optional<String> saidBy() {
        return said().flatMap(statement -> ruling)
                .map(one -> one instanceof Ruling.Agreed agreed
                        ? agreed.clause()
                        : ((Ruling.Refused) one).refusal().clause());
    }

    Game before() {
        return before;
    }

    public Game after() {
        return after;
    }

    /** Why the last act, a move or something said, is refused, if it is. */
    Optional<Refusal> refusal() {
        return ruling.filter(Ruling.Refused.class::isInstance).map(refused -> ((Ruling.Refused) refused).refusal());
    }

    /** Whether the last act is a move that is legal. */
    boolean made() {
        return ruling.filter(Ruling.Made.class::isInstance).isPresent();
    }

    /** What the last act, a move, takes off the board, or would if it were not refused; nothing if nothing is played. */
    PointSet captured() {
        return removal().map(Removal::captured).orElse(before.board().none());
    }

    PointSet selfCaptured() {
        return removal().map(Removal::selfCaptured).orElse(before.board().none());
    }

    private Optional<Removal> removal() {
        if (!(act instanceof TraceStep.MoveStep made)
                || !(made.move() instanceof Move.Play play)
                || before.rules().playable(before.position(), play.point()).isPresent()) {
            return Optional.empty();
        }
        Position placed = before.rules().place(before.position(), made.player(), play.point());
        return Optional.of(before.rules().remove(placed, made.player()));
    }

    /** Whether the last move before the last act captured anything. */
    boolean answersCapture() {
        return before.previous()
                .filter(earlier -> before.lastMove().isPresent()
                        && earlier.position()
                                        .stones()
                                        .minus(before.position().stones())
                                        .size()
                                > 0)
                .isPresent();
    }
}
