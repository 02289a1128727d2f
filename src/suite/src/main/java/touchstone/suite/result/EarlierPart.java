package touchstone.suite.result;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a run that is resumed has shown before. */
public final class EarlierPart {

    private final RunRecord record;
    private final List<Result> written;
    /** By subject, from 0. */
    private final Map<String, int[]> places = new HashMap<>();

    private final int count;

    /**
     * @param record as it was when the run was cut short or killed, or came to its end
     * @param written its results as they came, of which those of a large run stay in their file
     */
    EarlierPart(RunRecord record, List<Result> written) {
        this.record = record;
        this.written = written;
        Map<String, IntStream.Builder> found = new HashMap<>();
        int place = 0;
        Optional<String> unfinished = unfinished();
        for (Result result : written) {
            String id = result.subject().id();
            // Games come last. They are written once all have been played, and may lack some.
            if (result.isOfGame() && unfinished.filter(id::equals).isPresent()) {
                break;
            }
            found.computeIfAbsent(id, first -> IntStream.builder()).add(place);
            place++;
        }
        count = place;
        found.forEach((id, of) -> places.put(id, of.build().toArray()));
    }

    /** The subject that was being tried. */
    private Optional<String> unfinished() {
        int last = record.subjects().size() - 1;
        return last < 0 || isFinished(last)
                ? Optional.empty()
                : Optional.of(record.subjects().get(last).identity().id());
    }

    public RunRecord record() {
        return record;
    }

    /** How many results there are; of a subject that was still being tried none of games, which are played again. */
    public int count() {
        return count;
    }

    /** @param number of the subject, from 0; empty of one to which the run did not come */
    public Optional<RunRecord.Attempt> attempt(int number) {
        return number < record.subjects().size() ? Optional.of(record.subjects().get(number)) : Optional.empty();
    }

    /** Whether nothing is left to be tried on a subject: another followed it, or the run was complete. */
    public boolean isFinished(int number) {
        return number < record.subjects().size() - 1
                || number < record.subjects().size() && record.complete();
    }

    /** Those of one subject, as they came. */
    public List<Result> of(RunRecord.Attempt attempt) {
        return IntStream.of(places.getOrDefault(attempt.identity().id(), new int[0]))
                .mapToObj(written::get)
                .toList();
    }
}
