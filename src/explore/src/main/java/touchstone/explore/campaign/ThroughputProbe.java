package touchstone.explore.campaign;

import java.util.List;
import java.util.Optional;
import touchstone.spi.Exchange;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.trace.ReplayableSubject;
import touchstone.trace.TranscriptReplay;

/** Asks once more what a campaign asked, to measure how fast a subject is when nothing else is done. */
final class ThroughputProbe implements AutoCloseable {

    private final Subject subject;
    private Optional<TranscriptReplay> replay = Optional.empty();
    private boolean usable = true;

    ThroughputProbe(Subject subject) {
        this.subject = subject;
    }

    /** @param took how many seconds all that had taken the first time */
    Throughput again(List<Exchange> asked, double took, Throughput pace) {
        if (!usable || asked.isEmpty()) {
            return pace;
        }
        try {
            if (replay.isEmpty()) {
                replay = ReplayableSubject.of(subject);
                usable = replay.isPresent();
            }
            return replay.isEmpty()
                    ? pace
                    : pace.again(
                            asked.size(),
                            took,
                            replay.get()
                                            .again(asked.stream()
                                                    .map(Exchange::asked)
                                                    .toList())
                                            .toNanos()
                                    / 1e9);
        } catch (SubjectErrorException broken) {
            // The traces will tell, should it be more than an accident; without a sample there is no figure.
            usable = false;
            return pace;
        }
    }

    @Override
    public void close() {
        replay.ifPresent(TranscriptReplay::close);
    }
}
