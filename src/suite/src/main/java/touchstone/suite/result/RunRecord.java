package touchstone.suite.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import touchstone.spi.Identity;
import touchstone.spi.RulesSetting;
import touchstone.spi.Subject;

/**
 * The record of a run: {@code run.json} beside the results. The published schema is {@code
 * reports/schema/run.schema.json}.
 *
 * @param format {@link #FORMAT}: of this file, and of the results beside it
 * @param claim what was claimed, in full
 * @param added where rules come from that are not Touchstone's own
 * @param complete false until all subjects have been tried to the end, and for good if the run was cut short or killed
 * @param finished when it ended; nothing of a run that was killed
 * @param subjects in the order in which they were tried; the last is still being tried unless the run has finished
 * @param baseline what the run was compared with, if anything
 * @param inputs the SHA-256 of what the results depend on besides, by which it is known whether the run can be resumed; absent
 *     where it can't be
 */
public record RunRecord(
        String format,
        String suiteVersion,
        String commandLine,
        RecordedClaim claim,
        Added added,
        long seed,
        Instant started,
        Optional<Instant> finished,
        boolean complete,
        List<Attempt> subjects,
        Optional<ComparedWith> baseline,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<String> inputs) {

    /** How {@link #format} begins in every version. */
    static final String FORMAT_NAME = "touchstone-run/";

    /** What this version writes. */
    public static final String FORMAT = FORMAT_NAME + "2";

    /**
     * @param path of the file, as it was given
     * @param sha256 of its bytes, in lower-case hexadecimal
     */
    public record ComparedWith(String path, String sha256) {}

    public RunRecord {
        // A run of an earlier version could have none.
        added = added == null ? new Added(List.of(), List.of()) : added;
        inputs = inputs == null ? Optional.empty() : inputs;
    }

    /** In the format of this version; it can't be resumed. */
    public RunRecord(
            RunFacts facts,
            RecordedClaim claim,
            Added added,
            Instant started,
            Optional<Instant> finished,
            boolean complete,
            List<Attempt> subjects,
            Optional<ComparedWith> baseline) {
        this(
                FORMAT,
                facts.suiteVersion(),
                facts.commandLine(),
                claim,
                added,
                facts.seed(),
                started,
                finished,
                complete,
                subjects,
                baseline,
                Optional.empty());
    }

    /** The same, which can be resumed as long as these are the same. */
    public RunRecord with(Optional<String> known) {
        return new RunRecord(
                format,
                suiteVersion,
                commandLine,
                claim,
                added,
                seed,
                started,
                finished,
                complete,
                subjects,
                baseline,
                known);
    }

    /** How it was started. */
    public RunFacts facts() {
        return new RunFacts(suiteVersion, commandLine, seed);
    }

    /** Folders, by their whole paths. */
    public record Added(List<String> rulesets, List<String> features) {}

    /**
     * @param capabilities what it can do, by id, and by what means that is observed
     * @param notes what was tried and not trusted, and why
     * @param rules how it was told by which rules to play, and what it says of them; empty if nobody told it
     * @param planned how many results it should have
     * @param trouble why it could not be tried at all, if so
     * @param causes of what it violates, once all was tried
     * @param games what became of the games after the scenarios; empty if none were to be played, or the run did not come to them
     */
    public record Attempt(
            Identity identity,
            SortedMap<String, String> capabilities,
            List<String> notes,
            Optional<RulesSetting> rules,
            int planned,
            Optional<String> trouble,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ViolationCause> causes,
            Optional<GamesRecord> games) {

        public Attempt {
            // A run of an earlier version looked for no causes, and played no games.
            causes = causes == null ? List.of() : List.copyOf(causes);
            games = games == null ? Optional.empty() : games;
        }

        /** Of which no causes are known, and which played no games. */
        public Attempt(
                Identity identity,
                SortedMap<String, String> capabilities,
                List<String> notes,
                Optional<RulesSetting> rules,
                int planned,
                Optional<String> trouble) {
            this(identity, capabilities, notes, rules, planned, trouble, List.of(), Optional.empty());
        }

        /** The same with the causes of what it violates. */
        public Attempt with(List<ViolationCause> found) {
            return new Attempt(identity, capabilities, notes, rules, planned, trouble, found, games);
        }

        /** The same, which has played games. */
        public Attempt with(GamesRecord played) {
            return new Attempt(identity, capabilities, notes, rules, planned, trouble, causes, Optional.of(played));
        }

        /** The same of a subject under another id. */
        public Attempt of(Identity other) {
            return new Attempt(other, capabilities, notes, rules, planned, trouble, causes, games);
        }

        /** The same with what is known of the subject by now. */
        public Attempt noting(List<String> found) {
            return new Attempt(identity, capabilities, found, rules, planned, trouble, causes, games);
        }

        /** The cause of which the violations of a clause are a mere consequence, if they are. */
        public Optional<ViolationCause> causeElsewhere(String clause) {
            return causes.stream()
                    .filter(cause -> cause.consequences().contains(clause))
                    .findFirst();
        }

        /** Of a subject that could be started. */
        public static Attempt of(Subject subject, int planned) {
            SortedMap<String, String> capabilities = new TreeMap<>();
            subject.capabilities()
                    .forEach(
                            one -> capabilities.put(one.id(), subject.channels().getOrDefault(one, "")));
            return new Attempt(
                    subject.identity(),
                    capabilities,
                    subject.notes(),
                    subject.rulesSetting(),
                    planned,
                    Optional.empty());
        }
    }
}
