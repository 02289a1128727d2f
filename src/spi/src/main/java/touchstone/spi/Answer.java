package touchstone.spi;

import java.util.Optional;

/** What a subject answers when a move is made or asked about. */
public sealed interface Answer {

    /** The subject takes the move for legal. */
    record Accepted() implements Answer {}

    /**
     * The move is refused.
     *
     * <p>A subject need not name a clause. If it does, the clause is checked: the specification must have it, unless the
     * specification has no clause at all of that body of rules, and the words must name the evidence:
     *
     * <ul>
     *   <li>for an occupied point, and for self-capture, the point, as in {@code C4};
     *   <li>for a point that the board has not, the point and the board, as in {@code 9x9};
     *   <li>for a move out of turn, the player whose turn it is, {@code Black} or {@code White};
     *   <li>for anything else, any words besides the clause's id.
     * </ul>
     *
     * <p>Otherwise the scenario is violated, even if the refusal is right.
     *
     * @param reason why the move is illegal, if the subject says so unambiguously; a reason other than the scenario's violates
     *     the scenario
     * @param clause the id of the clause of the specification by which the move is illegal, such as {@code base.8}; empty if the
     *     subject does not know the clauses
     * @param words what the subject said, untrusted text
     */
    record Refused(Optional<RefusalReason> reason, Optional<String> clause, String words) implements Answer {

        /** A refusal that names no clause. */
        public Refused(Optional<RefusalReason> reason, String words) {
            this(reason, Optional.empty(), words);
        }
    }

    /**
     * The subject makes the move when told to, though it shows otherwise that it takes the move for illegal.
     *
     * @param evidence what shows this, as a sentence
     */
    record Tolerated(String evidence) implements Answer {}
}
