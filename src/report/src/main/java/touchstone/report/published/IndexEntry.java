package touchstone.report.published;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.report.site.VerdictSign;
import touchstone.suite.coverage.ClauseVerdict;

/**
 * A certificate as the index shows it. All text has been cleaned.
 *
 * @param implementation the name that its file begins with
 * @param file its name, in the folder of the certificates
 * @param ruleset what is claimed; empty if nothing is, and the rules were only looked at
 * @param clauses how many of them came to each verdict; in a survey, of the values of all axes
 * @param faults how many of the known faults are excluded, such as {@code 388 of 610}; empty if none is known
 * @param verdict in a few words, such as {@code conforms}
 * @param badged whether there is a badge, which there is where something was claimed and could be told
 * @param command how the subject was started
 * @param certify the command line that made the certificate
 * @param hashes of the files that ran, each as a name and the SHA-256 of its bytes
 */
public record IndexEntry(
        String implementation,
        String file,
        String subject,
        String version,
        Optional<String> ruleset,
        String profile,
        Map<ClauseVerdict, Long> clauses,
        String faults,
        String verdict,
        boolean badged,
        String command,
        String certify,
        List<String> hashes,
        Instant made) {

    public IndexEntry {
        hashes = List.copyOf(hashes);
        clauses = Map.copyOf(clauses);
    }

    /** How many clauses came to a verdict. */
    public long count(ClauseVerdict verdict) {
        return clauses.getOrDefault(verdict, 0L);
    }

    /** The verdicts that some clause came to, in their order. */
    public List<ClauseVerdict> verdicts() {
        return List.of(ClauseVerdict.values()).stream()
                .filter(verdict -> count(verdict) > 0)
                .toList();
    }

    /** How a verdict is shown: in a survey nothing is violated, for nothing was claimed. */
    public VerdictSign sign(ClauseVerdict verdict) {
        return ruleset.isEmpty() ? VerdictSign.inSurvey(verdict) : VerdictSign.of(verdict);
    }

    /** What is claimed, and as what. */
    public String claim() {
        return ruleset.map(name -> name + " as " + profile).orElse("nothing: a survey");
    }

    /** The address of its badge, from the index. */
    public String badge() {
        return "badges/" + file.replaceFirst("\\.json(\\.gz)?$", ".svg");
    }
}
