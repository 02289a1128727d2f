package touchstone.suite.certificate;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import touchstone.spi.Identity;
import touchstone.spi.RulesSetting;
import touchstone.suite.result.GamesRecord;
import touchstone.suite.result.RunRecord;
import touchstone.suite.result.ViolationCause;

/**
 * The subject of a certificate.
 *
 * @param identity who it is; name and version are untrusted text
 * @param start how it is started again
 * @param executed the files that it runs, as far as they can be known from outside
 * @param capabilities what it can do, by id, and by what means that is observed
 * @param notes what was tried and not trusted, and why
 * @param rules how it was told by which rules to play, and what it says of them; empty if nobody told it
 * @param planned how many results it should have
 * @param trouble why it could not be tried at all, if so
 * @param causes of what it violates
 * @param games what became of the games after the scenarios; empty if none were to be played
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record CertificateSubject(
        Identity identity,
        StartMethod start,
        ExecutedFiles executed,
        SortedMap<String, String> capabilities,
        List<String> notes,
        Optional<RulesSetting> rules,
        int planned,
        Optional<String> trouble,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<ViolationCause> causes,
        Optional<GamesRecord> games) {

    public CertificateSubject {
        causes = causes == null ? List.of() : List.copyOf(causes);
        games = games == null ? Optional.empty() : games;
    }

    static CertificateSubject of(RunRecord.Attempt attempt, StartMethod start, ExecutedFiles executed) {
        return new CertificateSubject(
                attempt.identity(),
                start,
                executed,
                attempt.capabilities(),
                attempt.notes(),
                attempt.rules(),
                attempt.planned(),
                attempt.trouble(),
                attempt.causes(),
                attempt.games());
    }

    /** The same as a run's record has it. */
    public RunRecord.Attempt attempt() {
        return new RunRecord.Attempt(identity, capabilities, notes, rules, planned, trouble, causes, games);
    }
}
