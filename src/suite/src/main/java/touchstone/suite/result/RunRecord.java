package touchstone.suite.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import touchstone.subject.Briefing;
import touchstone.subject.Identity;

/**
 * What a run was: {@code run.json} beside the results.
 *
 * @param added where rules come from that are not Touchstone's own
 * @param complete false until all subjects have been tried to the end, and for good if the run was cut short
 * @param finished when it ended, if it did
 * @param baseline what the run was compared with, if anything
 */
public record RunRecord(
        String suiteVersion,
        String commandLine,
        String ruleset,
        String profile,
        List<String> only,
        Added added,
        long seed,
        Instant started,
        Optional<Instant> finished,
        boolean complete,
        List<Attempt> subjects,
        Optional<ComparedWith> baseline) {

    /**
     * @param path of the file, as it was given
     * @param sha256 of its bytes, in lower-case hexadecimal
     */
    public record ComparedWith(String path, String sha256) {}

    public RunRecord {
        // A run of an earlier version could have none.
        added = added == null ? new Added(List.of(), List.of()) : added;
    }

    /** Folders, by their whole paths. */
    public record Added(List<String> rulesets, List<String> features) {}

    /**
     * @param capabilities what it can do, by id, and by what means that is observed
     * @param notes what was tried and not trusted, and why
     * @param rules how it was told by which rules to play, and what it says of them; empty if nobody told it
     * @param planned how many results it should have
     * @param trouble why it could not be tried at all, if so
     */
    public record Attempt(
            Identity identity,
            SortedMap<String, String> capabilities,
            List<String> notes,
            Optional<Briefing> rules,
            int planned,
            Optional<String> trouble) {}
}
