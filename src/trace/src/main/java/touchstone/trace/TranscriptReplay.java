package touchstone.trace;

import java.time.Duration;
import java.util.List;
import touchstone.spi.Exchange;
import touchstone.spi.SubjectErrorException;

/**
 * Sends a subject the same commands again, as fast as it answers, and ignores the answers. The time it takes is the
 * least that anybody needs who asks the same and does something with the answers.
 */
public interface TranscriptReplay extends AutoCloseable {

    /**
     * Asks all of this again.
     *
     * @param asked in the subject's own language, as in {@link Exchange#asked}
     * @return how long it took from the first question to the last answer
     * @throws SubjectErrorException if the subject breaks down
     */
    Duration again(List<String> asked);

    @Override
    void close();
}
