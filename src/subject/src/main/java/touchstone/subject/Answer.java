package touchstone.subject;

import java.util.Optional;

/** What a subject answers to a move, made or only asked about. */
public sealed interface Answer {

    /** The move is legal to the subject, as far as it shows. */
    record Accepted() implements Answer {}

    /**
     * The move is refused.
     *
     * @param reason why, if the subject said so in words that leave no doubt
     * @param clause the id of the clause of the specification that decided, if the subject knows our clauses
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
