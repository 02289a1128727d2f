package touchstone.trace;

import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Statement;
import touchstone.spi.ControllerRequest;

/** One step of a game: an action or a query. */
public sealed interface TraceStep {

    /** Make a move. If it is illegal it is refused, and the game stays as it is. */
    record MoveStep(Color player, Move move) implements TraceStep {
        @Override
        public String toString() {
            return player + " " + move;
        }
    }

    /** Ask for something that is no move. */
    record RequestStep(ControllerRequest request) implements TraceStep {
        @Override
        public String toString() {
            return request.toString();
        }
    }

    /** Have the players say something. If the rules do not allow it, the game stays as it is. */
    record StatementStep(Statement statement) implements TraceStep {
        @Override
        public String toString() {
            return StatementText.words(statement);
        }
    }

    /** Look at something. The game stays as it is. */
    record QueryStep(Query query) implements TraceStep {
        @Override
        public String toString() {
            return query.toString();
        }
    }
}
