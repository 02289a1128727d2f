package touchstone.trace;

import touchstone.spi.Answer;
import touchstone.spi.Capability;

/** What a subject answered or showed at one step. */
public sealed interface Observation {

    /** The answer to a move or a request; never {@link Answer.Tolerated}. */
    record Answered(Answer answer) implements Observation {

        public boolean accepted() {
            return answer instanceof Answer.Accepted;
        }
    }

    /**
     * What the subject showed.
     *
     * @param what of the type that the {@link Query} names
     */
    record Shown(Object what) implements Observation {}

    /**
     * The subject does not show it, or not here.
     *
     * @param why as a sentence without full stop
     */
    record Hidden(Capability capability, String why) implements Observation {}

    /**
     * An answer without meaning.
     *
     * @param words the rest of "it answered", which may quote untrusted text
     */
    record Senseless(String words) implements Observation {}

    /**
     * The subject broke down: nothing follows, and the table is of no more use.
     *
     * @param message what happened, as a sentence without full stop
     * @param errorTail the end of what the program wrote to its standard error, untrusted text; may be empty
     */
    record BrokeDown(String message, String errorTail) implements Observation {}
}
