package touchstone.suite.result;

import java.util.List;
import java.util.Optional;

/**
 * What a run that is resumed has shown before.
 *
 * @param record as it was when the run was cut short or killed, or came to its end
 * @param results as they came; of a subject that was still being tried none of games, which are played again
 */
public record EarlierPart(RunRecord record, List<Result> results) {

    public EarlierPart {
        results = List.copyOf(results);
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

    /** Those of one subject. */
    public List<Result> of(RunRecord.Attempt attempt) {
        return results.stream()
                .filter(result ->
                        result.subject().id().equals(attempt.identity().id()))
                .toList();
    }

    /** Without the games of the subject that was being tried: they are written once all have been played, and may lack some. */
    static EarlierPart of(RunRecord record, List<Result> written) {
        int last = record.subjects().size() - 1;
        EarlierPart all = new EarlierPart(record, written);
        if (last < 0 || all.isFinished(last)) {
            return all;
        }
        String id = record.subjects().get(last).identity().id();
        // They come last.
        return new EarlierPart(
                record,
                written.stream()
                        .takeWhile(result ->
                                !result.isOfGame() || !result.subject().id().equals(id))
                        .toList());
    }
}
