package touchstone.report.ci;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import touchstone.report.Run;
import touchstone.report.text.UntrustedText;
import touchstone.suite.baseline.BaselineChange;
import touchstone.suite.baseline.KnownOutcome;
import touchstone.suite.result.Diagram;
import touchstone.suite.result.Result;
import touchstone.suite.result.Verdict;

/** A scenario that speaks against the claim, as a result of SARIF. */
record SarifFinding(Run run, JobSubject account, SarifLocations places, Result finding) {

    private static final int LONGEST_SENTENCE = 900;

    /** GitHub tells alerts apart by this one alone, and says so; the other is ours. */
    private static final String GITHUB_FINGERPRINT = "primaryLocationLineHash";

    private static final String OWN_FINGERPRINT = "touchstone/v1";

    /** @param index of its clause among the rules */
    SarifLog.Result result(int index) {
        SarifLocations.Place place = places.of(finding, run.specification());
        SarifLog.Location location = new SarifLog.Location(
                new SarifLog.PhysicalLocation(
                        new SarifLog.ArtifactLocation(place.uri()),
                        new SarifLog.Region(place.line(), 1, place.line(), 2)),
                List.of(new SarifLog.LogicalLocation(finding.scenario(), "member")));
        String fingerprint = fingerprint();
        Map<String, String> fingerprints = new LinkedHashMap<>();
        fingerprints.put(GITHUB_FINGERPRINT, fingerprint + ":1");
        fingerprints.put(OWN_FINGERPRINT, fingerprint);
        return new SarifLog.Result(
                finding.clause(),
                index,
                level(),
                new SarifLog.Text(text(), Optional.of(markdown())),
                List.of(location),
                fingerprints,
                baselineState(),
                suppressions(),
                properties());
    }

    /** What is known does not stop a pull request; what is new does. */
    private String level() {
        if (account.isKnown(finding)) {
            return "note";
        }
        return finding.verdict() == Verdict.TOLERATED ? "warning" : "error";
    }

    private Optional<String> baselineState() {
        return account.comparison().map(all -> account.change(finding)
                .map(change -> change.kind() == BaselineChange.Kind.DIFFERS ? "updated" : "new")
                .orElse("unchanged"));
    }

    /** A known failure with a reason was accepted by whoever wrote it. */
    private List<SarifLog.Suppression> suppressions() {
        if (!account.isKnown(finding)) {
            return List.of();
        }
        return run.baseline().stream()
                .map(file -> file.baseline().subjects().get(finding.subject().id()))
                .flatMap(standing -> standing.scenarios().entrySet().stream())
                .filter(entry -> entry.getKey().toString().equals(finding.scenario()))
                .map(entry -> entry.getValue())
                .filter(known -> !known.lacksReason())
                .map(KnownOutcome::note)
                .map(note -> new SarifLog.Suppression(
                        "external", "accepted", sentence((note.reason() + " " + note.link()).strip())))
                .toList();
    }

    private String text() {
        String claim = account.label() + " under " + run.claim().name() + ": ";
        String what = finding.expected().isBlank()
                ? finding.message()
                : "expected " + finding.expected() + "; answered: " + finding.actual();
        return sentence(claim + what) + " (" + finding.scenario() + ", " + sentence(finding.title()) + ")";
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
                + Markdown.code(run.claim().name()) + ", "
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
                run.claim().name(),
                run.claim().profile().toString(),
                finding.scenario());
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(identity.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private Map<String, Object> properties() {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("subject", UntrustedText.name(finding.subject().id()));
        properties.put("scenario", finding.scenario());
        properties.put("verdict", finding.verdict().word());
        properties.put("step", UntrustedText.line(finding.step()));
        return properties;
    }
}
