package touchstone.mutants.protocol;

import java.util.IdentityHashMap;
import java.util.Map;
import touchstone.builtin.controller.ControlledGame;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Position;
import touchstone.reference.Removal;

/**
 * Carries out requests with one mistake, and still knows the correct state of the game. What is taken back is taken
 * back from the right one, so that a mistake made once stays one mistake and leads to no others.
 */
class OneMistake extends ControlledGame {

    private final Map<Game, Game> right = new IdentityHashMap<>();

    OneMistake(BaseRules rules) {
        super(rules);
    }

    /** @return the wrong game */
    final Game instead(Game wrong, Game of) {
        if (wrong != of) {
            right.put(wrong, of);
        }
        return wrong;
    }

    private Game right(Game moment) {
        return right.getOrDefault(moment, moment);
    }

    @Override
    protected final Game takenBack(Game moment) {
        Game before = right(super.takenBack(right(moment)));
        return instead(takenBack(right(moment), before), before);
    }

    /**
     * The game after an undo.
     *
     * @param moment what it was before it
     * @param before what it should be
     */
    Game takenBack(Game moment, Game before) {
        return before;
    }

    /** The same moment with other stones on the board. */
    static Game with(Position position, Game moment) {
        return moment.lastMove()
                .map(last -> moment.previous().orElseThrow().then(last, position, Removal.nothing(moment.board())))
                .orElseGet(() -> Game.from(moment.rules(), position, moment.toMove()))
                .withPrisoners(moment.removed(Color.BLACK), moment.removed(Color.WHITE));
    }

    /** A moment as if it had come after others that it did not come after. */
    static Game after(Game past, Game moment) {
        Game parity = past.toMove() == moment.toMove() ? onto(past.position(), past) : past;
        return onto(moment.position(), parity).withPrisoners(moment.removed(Color.BLACK), moment.removed(Color.WHITE));
    }

    /** The same moment, but for whose turn it is. */
    static Game turned(Game moment) {
        return onto(moment.position(), moment);
    }

    /** By some move, no pass, since these are counted. */
    private static Game onto(Position position, Game past) {
        return past.then(new Move.Play(past.board().points().get(0)), position, Removal.nothing(past.board()));
    }

    /** The same moment with nothing known of what lay before. */
    static Game withoutPast(Game moment) {
        return Game.from(moment.rules(), moment.position(), moment.toMove())
                .withPrisoners(moment.removed(Color.BLACK), moment.removed(Color.WHITE));
    }
}
