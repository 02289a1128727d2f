package touchstone.mutants.protocol;

import java.util.function.BinaryOperator;
import touchstone.builtin.controller.ControlledGame;
import touchstone.builtin.controller.RequestDeclinedException;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;

/** Moves that are taken back, as far as they are. */
final class UndoFaults {

    private UndoFaults() {}

    /** @param wrong makes of the moment of an undo, and of that which should follow, the one which does */
    static ControllerFault undo(BinaryOperator<Game> wrong) {
        return rules -> new OneMistake(rules) {
            @Override
            Game takenBack(Game moment, Game before) {
                return wrong.apply(moment, before);
            }
        };
    }

    /** The stone played last is taken off, and nothing put back. */
    static final ControllerFault STONE_TAKEN_OFF = undo((moment, before) -> {
        if (!(moment.lastMove().orElseThrow() instanceof Move.Play play)) {
            return before;
        }
        Position off = moment.position().without(PointSet.of(moment.board(), play.point()));
        return off.equals(before.position()) ? before : OneMistake.with(off, before);
    });

    /** Captured stones are put back without being taken from the prisoners. */
    static final ControllerFault PRISONERS_KEPT =
            undo((moment, before) -> before.withPrisoners(moment.removed(Color.BLACK), moment.removed(Color.WHITE)));

    /** The position is as before, and what is taken back happened all the same. */
    static final ControllerFault PAST_KEPT = undo(OneMistake::after);

    /** The position is as before, and nothing before it happened. */
    static final ControllerFault PAST_FORGOTTEN = undo((moment, before) -> OneMistake.withoutPast(before));

    /** What was played last before is remembered, so that a ko can't be retaken at once, and nothing further back. */
    static final ControllerFault DISTANT_PAST_FORGOTTEN = undo((moment, before) -> before.lastMove()
            .map(last -> OneMistake.withoutPast(before.previous().orElseThrow())
                    .then(last, before.position(), Removal.nothing(before.board()))
                    .withPrisoners(before.removed(Color.BLACK), before.removed(Color.WHITE)))
            .orElse(before));

    /** It is the turn of whoever's it was. */
    static final ControllerFault TURN_KEPT = undo((moment, before) -> OneMistake.turned(before));

    /** A pass is no move to take back. */
    static final ControllerFault PLAYS_ALONE = undo((moment, before) -> {
        if (moment.lastMove().orElseThrow() instanceof Move.Pass) {
            throw new RequestDeclinedException("cannot undo a pass");
        }
        return before;
    });

    /** Where play has come to its end it stays there. */
    static final ControllerFault END_KEPT = undo((moment, before) -> moment.over() ? moment : before);

    /** One move of each player is taken back, if there are two. */
    static final ControllerFault BOTH_PLAYERS =
            undo((moment, before) -> before.lastMove().isPresent() ? ControlledGame.beforeLastMove(before) : before);

    /** If there is nothing to take back, that is done too. */
    static final ControllerFault NOTHING = rules -> new ControlledGame(rules) {
        @Override
        protected Game takenBack(Game moment) {
            return moment.lastMove().isEmpty() ? moment : super.takenBack(moment);
        }
    };

    /** One move is remembered to be taken back, and none before it. */
    static final ControllerFault ONCE = rules -> new ControlledGame(rules) {
        private Game last;

        @Override
        protected Game takenBack(Game moment) {
            if (moment == last) {
                throw new RequestDeclinedException("cannot undo twice");
            }
            last = super.takenBack(moment);
            return last;
        }
    };
}
