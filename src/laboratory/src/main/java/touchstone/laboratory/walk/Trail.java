package touchstone.laboratory.walk;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Point;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.subject.Request;
import touchstone.trace.Seen;
import touchstone.trace.Sight;
import touchstone.trace.Step;

/** A walk that is being written: the steps so far, and the game as it then stands. */
final class Trail {

    private final Board board;
    private final Oracle oracle;
    private final Witness witness;
    private final List<Step> steps = new ArrayList<>();
    private final List<Seen> expected = new ArrayList<>();

    Trail(BaseRules rules, Board board, Witness witness) {
        this.board = board;
        this.oracle = new Oracle(rules, board);
        this.witness = witness;
    }

    Game game() {
        return oracle.game();
    }

    /** Whether moves may be made: the game is neither over nor stopped. */
    boolean isGoingOn() {
        Phase phase = game().phase();
        return phase == Phase.TERMS || phase == Phase.PLAY;
    }

    /** A move of the player whose turn it is, legal or not. */
    void make(Move move) {
        Game before = game();
        Color player = before.toMove();
        witness.saw(steps.size(), before, move, before.rule(player, move));
        take(new Step.Make(player, move));
    }

    /** A move of a player whose turn it may not be, unless no document decides whether it may be made. */
    void tryOut(Color player, Move move) {
        if (!Oracle.isUndecided(game().rule(player, move))) {
            if (player == game().toMove()) {
                make(move);
            } else {
                take(new Step.Make(player, move));
            }
        }
    }

    /** Something that the players say, unless no document decides what follows. */
    void say(Statement statement) {
        if (!Oracle.isUndecided(game().rule(statement))) {
            take(new Step.Say(statement));
        }
    }

    /** The same move, which the witness need not be told of again. */
    void again(Move move) {
        take(new Step.Make(game().toMove(), move));
    }

    /** Tries every empty point, and takes back what is legal. */
    void tryEverywhere() {
        for (Point point : game().position().empties()) {
            Move.Play play = new Move.Play(point);
            Ruling ruling = game().rule(play);
            if (ruling instanceof Ruling.Made) {
                make(play);
                ask(new Request.TakeBack());
            } else if (!Oracle.isUndecided(ruling)) {
                make(play);
            }
        }
    }

    void ask(Request request) {
        take(new Step.Ask(request));
    }

    void look(Sight sight) {
        witness.looked(steps.size(), game(), sight);
        take(new Step.Look(sight));
    }

    private void take(Step step) {
        steps.add(step);
        expected.add(oracle.take(step));
    }

    Walk walk() {
        return new Walk(board, steps, expected);
    }
}
