package touchstone.laboratory.fuzz;

import java.util.List;
import java.util.Optional;
import touchstone.subject.Broken;
import touchstone.subject.Exchange;
import touchstone.subject.Subject;
import touchstone.trace.Replay;
import touchstone.trace.ReplayableSubject;

/** Asks once more what was asked on walks, to know how fast a subject is if nothing else is done. */
final class Plainly implements AutoCloseable {

    private final Subject subject;
    private Optional<Replay> replay = Optional.empty();
    private boolean usable = true;

    Plainly(Subject subject) {
        this.subject = subject;
    }

    /** @param took how many seconds all that had taken the first time */
    Pace again(List<Exchange> asked, double took, Pace pace) {
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
        } catch (Broken broken) {
            // The walks will tell, should it be more than an accident; without a sample there is no figure.
            usable = false;
            return pace;
        }
    }

    @Override
    public void close() {
        replay.ifPresent(Replay::close);
    }
}
