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
     * @param words what it said, untrusted text
     */
    record Refused(Optional<Reason> reason, String words) implements Answer {}

    /**
     * The move is taken on input, though the subject shows elsewhere that it holds it to be illegal.
     *
     * @param evidence how it shows, as a sentence
     */
    record Tolerated(String evidence) implements Answer {}
}
