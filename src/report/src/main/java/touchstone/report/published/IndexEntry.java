package touchstone.report.published;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.report.overview.ClaimOutcome;
import touchstone.report.overview.ImplementationName;
import touchstone.report.overview.Overview;
import touchstone.report.overview.OverviewClaim;
import touchstone.report.site.ResultAddress;
import touchstone.report.site.VerdictSign;
import touchstone.suite.coverage.ClauseVerdict;

/**
 * A certificate as the index shows it. All text has been cleaned.
 *
 * @param implementation the name that its file begins with
 * @param file its name, in the folder of the certificates
 * @param ruleset what is claimed; empty if nothing is, and the rules were only looked at
 * @param protocol whether that is a protocol alone
 * @param clauses how many of those claimed came to each verdict; in a survey, of the values of all axes
 * @param excludedFaults how many of the known faults of the claim are excluded
 * @param knownFaults how many known faults the claim has; 0 where nothing is claimed
 * @param verdict in a few words, such as {@code conforms}
 * @param badged whether there is a badge, which there is where something was claimed and could be told
 * @param findings the clauses that are shown to be wrong
 * @param missing the capabilities for want of which scenarios could not be tried, that of the most scenarios first
 */
public record IndexEntry(
        String implementation,
        String file,
        String subject,
        String version,
        Optional<String> ruleset,
        boolean protocol,
        String profile,
        Map<ClauseVerdict, Long> clauses,
        int excludedFaults,
        int knownFaults,
        String verdict,
        ClaimOutcome outcome,
        boolean badged,
        List<ClauseFinding> findings,
        List<MissingCapability> missing,
        Origin origin) {

    /**
     * How a certificate was made.
     *
     * @param command how the subject was started
     * @param certify the command line that made the certificate
     * @param hashes of the files that ran, each as a name and the SHA-256 of its bytes
     * @param reported whether nobody started the subject, and its own tests reported the results
     */
    public record Origin(String command, String certify, List<String> hashes, Instant made, boolean reported) {
        public Origin {
            hashes = List.copyOf(hashes);
        }
    }

    public IndexEntry {
        clauses = Map.copyOf(clauses);
        findings = List.copyOf(findings);
        missing = List.copyOf(missing);
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
        return ruleset.map(name -> name + " as " + profile).orElse("nothing: a survey")
                + (origin.reported() ? ", reported by its own tests" : "");
    }

    /** How many of the known faults are excluded, such as {@code 388 of 610}; empty if none is known. */
    public String faults() {
        return knownFaults == 0 ? "" : excludedFaults + " of " + knownFaults;
    }

    /** The address of its badge, from the index. */
    public String badge() {
        return "badges/" + anchor() + ".svg";
    }

    /** The part of a page that is about it, and the name of its column in the matrix. */
    public String anchor() {
        return ResultAddress.part(file);
    }

    /** The address of the page of its implementation, from the index. */
    public String page() {
        return "implementations/" + implementation + ".html";
    }

    /** Its cell in the overview. */
    OverviewClaim overview() {
        String claim = ruleset.orElse(Overview.SURVEY);
        // What an arbiter must not do a player may.
        long tolerated = profile.equals("player") ? 0 : count(ClauseVerdict.TOLERATED);
        return new OverviewClaim(
                ImplementationName.of(subject, version) + (origin.reported() ? ", reported by its own tests" : ""),
                profile,
                claim,
                protocol ? Overview.PROTOCOL : claim,
                outcome,
                ruleset.isEmpty() ? 0 : (int) (count(ClauseVerdict.VIOLATED) + tolerated),
                excludedFaults,
                knownFaults,
                page(),
                page() + "#" + anchor());
    }
}
