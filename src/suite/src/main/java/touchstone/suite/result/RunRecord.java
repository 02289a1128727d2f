package touchstone.suite.result;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.subject.Identity;

/**
 * What a run was: {@code run.json} beside the results.
 *
 * @param complete false until all subjects have been tried to the end, and for good if the run was cut short
 * @param finished when it ended, if it did
 */
public record RunRecord(
        String suiteVersion,
        String commandLine,
        String ruleset,
        String profile,
        List<String> only,
        long seed,
        Instant started,
        Optional<Instant> finished,
        boolean complete,
        List<Attempt> subjects) {

    /**
     * @param capabilities by id
     * @param channels by what means it was observed, capability by capability
     * @param planned how many results it should have
     * @param trouble why it could not be tried at all, if so
     */
    public record Attempt(
            Identity identity,
            List<String> capabilities,
            Map<String, String> channels,
            int planned,
            Optional<String> trouble) {}
}
