package touchstone.subject;

import java.util.Optional;

/** What a subject answers to a move, made or only asked about. */
public sealed interface Answer {

    /** The move is legal to the subject, as far as it shows. */
    record Accepted() implements Answer {}

    /**
     * The move is refused.
     *
     * <p>Nobody has to cite a clause: leave it empty and a refusal counts without a word. Who does cite one is held to it, as
     * an arbiter whose players look it up. The clause has to be there in the specification, or in a body of rules that the
     * specification has nothing of; and the words have to name the evidence beside the clause's id:
     *
     * <ul>
     *   <li>for an occupied point, and for self-capture, the point, as in {@code C4};
     *   <li>for a point that the board has not, the point and the board, as in {@code 9x9};
     *   <li>for a move out of turn, the player whose turn it is, {@code Black} or {@code White};
     *   <li>for all else anything: a refusal is never only the clause's id.
     * </ul>
     *
     * <p>Otherwise the scenario is violated, right though the refusal may be.
     *
     * @param reason why, if the subject said so in words that leave no doubt; if it is another than the scenario's, the
     *     scenario is violated
     * @param clause the id of the clause of the specification that decided, such as {@code base.8}, if the subject knows our
     *     clauses
     * @param words what it said, untrusted text
     */
    record Refused(Optional<Reason> reason, Optional<String> clause, String words) implements Answer {

        /** The answer of a subject that knows nothing of our clauses. */
        public Refused(Optional<Reason> reason, String words) {
            this(reason, Optional.empty(), words);
        }
    }

    /**
     * The move is taken on input, though the subject shows elsewhere that it holds it to be illegal.
     *
     * @param evidence how it shows, as a sentence
     */
    record Tolerated(String evidence) implements Answer {}
}
