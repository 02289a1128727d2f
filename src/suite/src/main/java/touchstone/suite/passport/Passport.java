package touchstone.suite.passport;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.spi.Identity;

/**
 * Which rules a subject was found to play: {@code passport.json}. The published schema is {@code
 * reports/schema/passport.schema.json}.
 *
 * @param suiteVersion the version of Touchstone
 * @param commandLine how Touchstone was started
 * @param made when
 * @param subject who it is; untrusted text
 * @param profile in what role it was taken: what a {@code player} takes on input it need not hold to be legal
 * @param outcome the answer in a word
 * @param trouble why it could not be tried at all, or not to the end; empty if it could
 * @param scenarios how many showed what
 * @param shows the capabilities it has, and by what means
 * @param notes what was tried and not trusted, and why; may quote untrusted text
 * @param statements what it says of its own rules, by each of its means
 * @param axes one entry for each axis, in their order
 * @param rulesets the nearest first
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record Passport(
        String suiteVersion,
        String commandLine,
        Instant made,
        Identity subject,
        String profile,
        IdentificationOutcome outcome,
        Optional<String> trouble,
        Scenarios scenarios,
        Map<String, String> shows,
        List<String> notes,
        List<Statement> statements,
        List<AxisEntry> axes,
        List<RulesetEntry> rulesets) {

    /** How many scenarios were tried, and what became of them. */
    public record Scenarios(
            int planned, long satisfied, long tolerated, long violated, long unsupported, long error, long notTried) {}

    /**
     * What it says of its rules by one of its means.
     *
     * @param by the means, such as {@code kata-get-rules}
     * @param text as it says it; untrusted
     * @param understood whether it is known what this means on any axis
     */
    public record Statement(String by, String text, boolean understood) {}

    /** The number of axes of which it is known which value the subject has. */
    public long known() {
        return axes.stream().filter(AxisEntry::isKnown).count();
    }

    /** What it says of itself that is not so. */
    public List<AxisEntry.Stated> contradictions() {
        return axes.stream()
                .flatMap(axis -> axis.stated().stream())
                .filter(stated -> stated.agreement() == StatementAgreement.CONTRADICTED)
                .toList();
    }
}
