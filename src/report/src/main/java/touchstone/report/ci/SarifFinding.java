package touchstone.report.ci;

import com.contrastsecurity.sarif.ArtifactLocation;
import com.contrastsecurity.sarif.Location;
import com.contrastsecurity.sarif.LogicalLocation;
import com.contrastsecurity.sarif.Message;
import com.contrastsecurity.sarif.PartialFingerprints;
import com.contrastsecurity.sarif.PhysicalLocation;
import com.contrastsecurity.sarif.PropertyBag;
import com.contrastsecurity.sarif.Region;
import com.contrastsecurity.sarif.Result.BaselineState;
import com.contrastsecurity.sarif.Result.Level;
import com.contrastsecurity.sarif.Suppression;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.KnownOutcome;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** A scenario that speaks against the claim, as a result of SARIF. */
record SarifFinding(JobSubject account, SarifLocations places, Result finding) {

    private static final int LONGEST_SENTENCE = 900;

    /** GitHub tells alerts apart by this one alone, and says so; the other is ours. */
    private static final String GITHUB_FINGERPRINT = "primaryLocationLineHash";

    private static final String OWN_FINGERPRINT = "touchstone/v1";

    /** @param index of its clause among the rules */
    com.contrastsecurity.sarif.Result result(int index) {
        SarifLocations.Place place = places.of(finding, account.run().specification());
        // GitHub asks for all four of a region, from 1.
        Location location = new Location()
                .withPhysicalLocation(new PhysicalLocation()
                        .withArtifactLocation(new ArtifactLocation().withUri(place.uri()))
                        .withRegion(new Region()
                                .withStartLine(place.line())
                                .withStartColumn(1)
                                .withEndLine(place.line())
                                .withEndColumn(2)))
                .withLogicalLocations(Set.of(new LogicalLocation()
                        .withFullyQualifiedName(finding.scenario())
                        .withKind("member")));
        String fingerprint = fingerprint();
        Set<Suppression> suppressions = suppressions();
        return new com.contrastsecurity.sarif.Result()
                .withRuleId(finding.clause())
                .withRuleIndex(index)
                .withLevel(level())
                .withMessage(new Message().withText(text()).withMarkdown(markdown()))
                .withLocations(List.of(location))
                .withPartialFingerprints(new PartialFingerprints()
                        .withAdditionalProperty(GITHUB_FINGERPRINT, fingerprint + ":1")
                        .withAdditionalProperty(OWN_FINGERPRINT, fingerprint))
                .withBaselineState(baselineState().orElse(null))
                .withSuppressions(suppressions.isEmpty() ? null : suppressions)
                .withProperties(new PropertyBag()
                        .withAdditionalProperty(
                                "subject", UntrustedText.name(finding.subject().id()))
                        .withAdditionalProperty("scenario", finding.scenario())
                        .withAdditionalProperty("verdict", finding.verdict().word())
                        .withAdditionalProperty("step", UntrustedText.line(finding.step())));
    }

    /** What is known, or fails along with another clause, does not stop a pull request; what is new does. */
    private Level level() {
        if (account.isKnown(finding)
                || account.attempt().causeElsewhere(finding.clause()).isPresent()) {
            return Level.NOTE;
        }
        return finding.verdict() == Verdict.TOLERATED ? Level.WARNING : Level.ERROR;
    }

    private Optional<BaselineState> baselineState() {
        return account.comparison().map(all -> account.change(finding)
                .map(change -> change.kind() == BaselineChange.Kind.DIFFERS ? BaselineState.UPDATED : BaselineState.NEW)
                .orElse(BaselineState.UNCHANGED));
    }

    /** A known failure with a reason was accepted by whoever wrote it. */
    private Set<Suppression> suppressions() {
        if (!account.isKnown(finding)) {
            return Set.of();
        }
        return account.run().baseline().stream()
                .map(file -> file.baseline().subjects().get(finding.subject().id()))
                .flatMap(standing -> standing.scenarios().entrySet().stream())
                .filter(entry -> entry.getKey().toString().equals(finding.scenario()))
                .map(entry -> entry.getValue())
                .filter(known -> !known.lacksReason())
                .map(KnownOutcome::note)
                .map(note -> new Suppression()
                        .withKind(Suppression.Kind.EXTERNAL)
                        .withStatus(Suppression.Status.ACCEPTED)
                        .withJustification(sentence((note.reason() + " " + note.link()).strip())))
                .collect(Collectors.toSet());
    }

    private String text() {
        String claim = account.label() + " under " + account.claim().name() + ": ";
        String what = finding.expected().isBlank()
                ? finding.message()
                : "expected " + finding.expected() + "; answered: " + finding.actual();
        String cause = account.attempt()
                .causeElsewhere(finding.clause())
                .map(elsewhere -> "; it fails along with " + elsewhere.clause() + ": the program " + elsewhere.what())
                .orElse("");
        return sentence(claim + what + cause) + " (" + finding.scenario() + ", " + sentence(finding.title()) + ")";
    }

    /** In a line; square brackets would make a link of what is in them. */
    static String sentence(String text) {
        String line = UntrustedText.line(text);
        String kept = line.length() <= LONGEST_SENTENCE
                ? line
                : line.substring(0, line.offsetByCodePoints(0, line.codePointCount(0, LONGEST_SENTENCE))) + " ...";
        return kept.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]");
    }

    private String markdown() {
        String board = finding.diagrams().isEmpty() ? "" : board();
        return Markdown.code(account.label()) + " under "
                + Markdown.code(account.claim().name()) + ", "
                + Markdown.code(finding.scenario()) + " " + Markdown.text(finding.title()) + "\n\n"
                + (finding.expected().isBlank()
                        ? "- " + Markdown.code(finding.message()) + "\n"
                        : "- expected: " + Markdown.code(finding.expected()) + "\n- answered: "
                                + Markdown.code(finding.actual()) + "\n")
                + board;
    }

    private String board() {
        Diagram last = finding.diagrams().get(finding.diagrams().size() - 1);
        return "\n" + Markdown.block(last.caption().replaceAll("\\R", " ") + "\n" + last.picture(), 0);
    }

    /** The same in every run, and on every machine, whatever is answered and wherever it is shown. */
    private String fingerprint() {
        String identity = String.join(
                "\0",
                finding.subject().id(),
                account.claim().name(),
                account.claim().profile().toString(),
                finding.scenario());
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(identity.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
