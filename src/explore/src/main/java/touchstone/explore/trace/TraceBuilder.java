package touchstone.explore.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.spi.Capability;
import touchstone.spi.ControllerRequest;
import touchstone.trace.Observation;
import touchstone.trace.Query;
import touchstone.trace.TraceStep;

/** Builds a trace: the steps so far, and the state of the game after them. */
public final class TraceBuilder {

    private final Board board;
    private final TraceOracle oracle;
    private final TraceListener listener;
    private final List<TraceStep> steps = new ArrayList<>();
    private final List<Observation> expected = new ArrayList<>();

    public TraceBuilder(BaseRules rules, Board board, TraceListener listener) {
        this.board = board;
        this.oracle = new TraceOracle(rules, board);
        this.listener = listener;
    }

    public Game game() {
        return oracle.game();
    }

    /** Whether moves may be made: the game is neither over nor stopped. */
    public boolean isGoingOn() {
        Phase phase = game().phase();
        return phase == Phase.TERMS || phase == Phase.PLAY;
    }

    /** A move of the player whose turn it is, legal or not. */
    public void make(Move move) {
        Game before = game();
        Color player = before.toMove();
        make(player, move, before.rule(player, move));
    }

    private void make(Color player, Move move, Ruling ruling) {
        listener.saw(steps.size(), game(), move, ruling);
        steps.add(new TraceStep.MoveStep(player, move));
        expected.add(oracle.made(ruling));
    }

    /** A move of a player whose turn it may not be, unless no document decides whether it may be made. */
    public void tryOut(Color player, Move move) {
        if (!TraceOracle.isUndecided(game().rule(player, move))) {
            if (player == game().toMove()) {
                make(move);
            } else {
                take(new TraceStep.MoveStep(player, move));
            }
        }
    }

    /** Something that the players say, unless no document decides what follows. */
    public void say(Statement statement) {
        if (!TraceOracle.isUndecided(game().rule(statement))) {
            take(new TraceStep.StatementStep(statement));
        }
    }

    /** The same move, which the witness need not be told of again. */
    public void again(Move move) {
        take(new TraceStep.MoveStep(game().toMove(), move));
    }

    /** Tries every empty point, and takes back what is legal. */
    public void tryEverywhere() {
        for (Point point : game().position().empties()) {
            Move.Play play = new Move.Play(point);
            Ruling ruling = game().rule(play);
            if (ruling instanceof Ruling.Made) {
                make(game().toMove(), play, ruling);
                ask(new ControllerRequest.TakeBack());
            } else if (!TraceOracle.isUndecided(ruling)) {
                make(game().toMove(), play, ruling);
            }
        }
    }

    public void ask(ControllerRequest request) {
        take(new TraceStep.RequestStep(request));
    }

    public void query(Query query) {
        listener.looked(steps.size(), game(), query);
        take(new TraceStep.QueryStep(query));
    }

    /**
     * How many stones this player has lost. Of a subject that takes no part in agreements it is not asked where passes have taken some:
     * what counts captured stones need not count those handed over.
     *
     * @param abilities of the subject
     */
    public void queryPrisoners(Color color, Set<Capability> abilities) {
        boolean handedOver = game().rules().lost(game(), color) != game().removed(color);
        if (!handedOver || abilities.contains(Capability.AGREEMENTS)) {
            query(new Query.Prisoners(color));
        }
    }

    private void take(TraceStep step) {
        steps.add(step);
        expected.add(oracle.take(step));
    }

    public GameTrace trace() {
        return new GameTrace(board, steps, expected);
    }
}
