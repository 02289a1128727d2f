package touchstone.trace;

import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Statement;
import touchstone.spi.ControllerRequest;

/** One step of a walk through a game. */
public sealed interface TraceStep {

    /** To make a move, which is taken if it is legal, and otherwise refused and leaves the game as it was. */
    record Make(Color player, Move move) implements TraceStep {
        @Override
        public String toString() {
            return player + " " + move;
        }
    }

    /** To ask for something that is no move. */
    record Ask(ControllerRequest request) implements TraceStep {
        @Override
        public String toString() {
            return request.toString();
        }
    }

    /** To have the players say something, which counts if their rules let them. */
    record Say(Statement statement) implements TraceStep {
        @Override
        public String toString() {
            return StatementText.words(statement);
        }
    }

    /** To look at something, which leaves the game as it is. */
    record Look(Query sight) implements TraceStep {
        @Override
        public String toString() {
            return sight.toString();
        }
    }
}
