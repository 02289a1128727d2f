package touchstone.subject;

import java.time.Duration;
import java.util.List;

/**
 * Asks a subject once more what it was asked before, as fast as it answers, and takes no notice of what it answers: the measure
 * for whoever talks to it and does something with the answers.
 */
public interface Replay extends AutoCloseable {

    /**
     * Asks all this.
     *
     * @param asked in the subject's own language, as in {@link Exchange#asked}
     * @return how long it took from the first question to the last answer
     * @throws Broken if the subject breaks down
     */
    Duration again(List<String> asked);

    @Override
    void close();
}
