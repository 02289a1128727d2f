package touchstone.mutants.protocol;

import java.util.function.BinaryOperator;
import touchstone.builtin.controller.ControlledGame;
import touchstone.mutants.fault.ControllerFault;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** Games that begin on a cleared board or from a position that is set up. */
final class NewGameFaults {

    private NewGameFaults() {}

    /** @param wrong makes of the game before, and of that which should begin, the one which does */
    static ControllerFault cleared(BinaryOperator<Game> wrong) {
        return rules -> new OneMistake(rules) {
            @Override
            protected void clear() {
                Game before = game();
                super.clear();
                game(instead(wrong.apply(before, game()), game()));
            }
        };
    }

    /** @param wrong makes of the game before, and of that which should begin, the one which does */
    static ControllerFault setUp(BinaryOperator<Game> wrong) {
        return rules -> new OneMistake(rules) {
            @Override
            public void setUp(Position position, Color toMove) {
                Game before = game();
                super.setUp(position, toMove);
                game(instead(wrong.apply(before, game()), game()));
            }
        };
    }

    /** What is set up was made by a move. */
    static final ControllerFault TAKEN_BACK_LIKE_AMOVE = rules -> new ControlledGame(rules) {
        @Override
        public void setUp(Position position, Color toMove) {
            super.setUp(position, toMove);
            game(OneMistake.after(Game.begin(rules(), position.board()), game()));
        }
    };

    /** The positions of the game before may not come up again. */
    static Game pastKept(Game before, Game begun) {
        return before.board() == begun.board() ? OneMistake.after(before, begun) : begun;
    }

    static Game prisonersKept(Game before, Game begun) {
        return begun.withPrisoners(before.removed(Color.BLACK), before.removed(Color.WHITE));
    }

    static Game turnKept(Game before, Game begun) {
        return Game.from(begun.rules(), begun.position(), before.toMove());
    }

    static Game stonesKept(Game before, Game begun) {
        return before;
    }

    static Game blackMoves(Game before, Game begun) {
        return Game.from(begun.rules(), begun.position(), Color.BLACK);
    }

    static Game opponentMoves(Game before, Game begun) {
        return Game.from(begun.rules(), begun.position(), begun.toMove().opponent());
    }

    static Game colorsSwapped(Game before, Game begun) {
        Position right = begun.position();
        return Game.from(
                begun.rules(), new Position(right.stones(Color.WHITE), right.stones(Color.BLACK)), begun.toMove());
    }

    /** Stones are added to those that stand already. */
    static Game stonesAdded(Game before, Game begun) {
        Position position = begun.position();
        for (Point point : before.board() == begun.board()
                ? before.position().stones()
                : begun.board().none()) {
            if (position.stone(point).isEmpty()) {
                position = position.with(before.position().stone(point).orElseThrow(), point);
            }
        }
        return Game.from(begun.rules(), position, begun.toMove());
    }
}
