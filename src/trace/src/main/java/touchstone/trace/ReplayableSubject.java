package touchstone.trace;

import java.util.Optional;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;

/** A subject with a language of its own, such as a protocol, in which the same commands can be sent again. */
public interface ReplayableSubject extends Subject {

    /**
     * Starts the subject in order to ask it once more what it was asked before.
     *
     * @return empty if it cannot be asked so
     * @throws SubjectErrorException if it cannot be started
     */
    Optional<TranscriptReplay> replay();

    /** As {@link #replay()}; empty for a subject that is not replayable. */
    static Optional<TranscriptReplay> of(Subject subject) {
        return subject instanceof ReplayableSubject replayable ? replayable.replay() : Optional.empty();
    }
}
