package touchstone.laboratory.mutant.protocol;

import java.util.function.BinaryOperator;
import java.util.function.Function;
import touchstone.builtin.controller.Declined;
import touchstone.builtin.controller.Desk;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;

/** Moves that are taken back, as far as they are. */
final class UndoDesks {

    private UndoDesks() {}

    /** @param wrong makes of the moment of an undo, and of that which should follow, the one which does */
    static Function<BaseRules, Desk> undo(BinaryOperator<Game> wrong) {
        return rules -> new SingleMistakes(rules) {
            @Override
            Game takenBack(Game moment, Game before) {
                return wrong.apply(moment, before);
            }
        };
    }

    /** The stone played last is taken off, and nothing put back. */
    static Game stoneTakenOff(Game moment, Game before) {
        if (!(moment.lastMove().orElseThrow() instanceof Move.Play play)) {
            return before;
        }
        Position off = moment.position().without(PointSet.of(moment.board(), play.point()));
        return off.equals(before.position()) ? before : SingleMistakes.with(off, before);
    }

    /** Captured stones are put back without being taken from the prisoners. */
    static Game prisonersKept(Game moment, Game before) {
        return before.withPrisoners(moment.removed(Color.BLACK), moment.removed(Color.WHITE));
    }

    /** The position is as before, and what is taken back happened all the same. */
    static Game pastKept(Game moment, Game before) {
        return SingleMistakes.after(moment, before);
    }

    /** The position is as before, and nothing before it happened. */
    static Game pastForgotten(Game moment, Game before) {
        return SingleMistakes.withoutPast(before);
    }

    /** What was played last before is remembered, so that a ko can't be retaken at once, and nothing further back. */
    static Game distantPastForgotten(Game moment, Game before) {
        return before.lastMove()
                .map(last -> SingleMistakes.withoutPast(before.previous().orElseThrow())
                        .then(last, before.position(), Removal.nothing(before.board()))
                        .withPrisoners(before.removed(Color.BLACK), before.removed(Color.WHITE)))
                .orElse(before);
    }

    /** It is the turn of whoever's it was. */
    static Game turnKept(Game moment, Game before) {
        return SingleMistakes.turned(before);
    }

    /** A pass is no move to take back. */
    static Game playsAlone(Game moment, Game before) {
        if (moment.lastMove().orElseThrow() instanceof Move.Pass) {
            throw new Declined("cannot undo a pass");
        }
        return before;
    }

    /** Where play has come to its end it stays there. */
    static Game endKept(Game moment, Game before) {
        return moment.over() ? moment : before;
    }

    /** One move of each player is taken back, if there are two. */
    static Game bothPlayers(Game moment, Game before) {
        return before.lastMove().isPresent() ? Desk.beforeLastMove(before) : before;
    }

    /** If there is nothing to take back, that is done too. */
    static Desk nothing(BaseRules rules) {
        return new Desk(rules) {
            @Override
            protected Game takenBack(Game moment) {
                return moment.lastMove().isEmpty() ? moment : super.takenBack(moment);
            }
        };
    }

    /** One move is remembered to be taken back, and none before it. */
    static Desk once(BaseRules rules) {
        return new Desk(rules) {
            private Game last;

            @Override
            protected Game takenBack(Game moment) {
                if (moment == last) {
                    throw new Declined("cannot undo twice");
                }
                last = super.takenBack(moment);
                return last;
            }
        };
    }
}
