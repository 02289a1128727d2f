package touchstone.spi;

import java.util.List;
import touchstone.reference.Board;

/**
 * A session that can be asked for a board of any size, and shows by more than its own word whether it has it. It need not have
 * begun a game, and has none afterwards.
 */
public interface BoardSizing {

    /** Asks for an empty board of this size. */
    SizeAnswer resize(Board board);

    /** What came of it. */
    sealed interface SizeAnswer {

        /**
         * The subject says that it has no such board.
         *
         * @param words what it said, untrusted text
         */
        record Refused(String words) implements SizeAnswer {}

        /**
         * The subject has had the board before, and says now that it has none.
         *
         * @param words what it said, untrusted text
         */
        record Withdrawn(String words) implements SizeAnswer {}

        /**
         * The subject says that it has the board now.
         *
         * @param contradictions what it does that only a board of another size explains: sentences without full stop, which
         *     may quote untrusted text; empty if it is as it says
         */
        record Taken(List<String> contradictions) implements SizeAnswer {
            public Taken {
                contradictions = List.copyOf(contradictions);
            }
        }
    }
}
