package touchstone.cli.certificate;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import touchstone.cli.terminal.Plural;
import touchstone.cli.terminal.SafeText;
import touchstone.cli.terminal.TextColumns;
import touchstone.suite.certificate.BaselineEffect;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertifiedClaim;
import touchstone.suite.certificate.ExcludedScenarios;
import touchstone.suite.certificate.ExecutedFiles;
import touchstone.suite.certificate.StartMethod;
import touchstone.suite.certificate.signature.VerificationKey;
import touchstone.suite.coverage.Conclusion;

/**
 * Prints a valid certificate: who, what, when, and the conclusion.
 *
 * @param signer who was asked to have signed it, and has
 */
record CertificateScreen(Path file, Certificate certificate, Optional<VerificationKey> signer, PrintWriter out) {

    private static final DateTimeFormatter MINUTE =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

    /** How many digits of a hash are shown; the file has all. */
    private static final int DIGITS = 16;

    /** How many of the files that are run are shown. */
    private static final int FILES = 4;

    void print(List<String> remarks) {
        out.println(file + " is sound: " + conclusion() + (isReported() ? ", as its own tests report" : ""));
        List<List<String>> rows = new ArrayList<>();
        row(
                rows,
                "subject",
                certificate.subject().identity().name() + " "
                        + certificate.subject().identity().version());
        if (certificate.subject().start() instanceof StartMethod.Reported report) {
            row(
                    rows,
                    "rests on",
                    "what its own tests reported in " + report.file() + ", SHA-256 "
                            + report.sha256().substring(0, DIGITS) + "...; Touchstone observed none of it");
        } else {
            row(rows, "started by", certificate.subject().identity().command());
        }
        List<ExecutedFiles.HashedFile> files = certificate.subject().executed().files();
        files.stream()
                .limit(FILES)
                .forEach(one -> row(
                        rows, "runs", one.name() + ", SHA-256 " + one.sha256().substring(0, DIGITS) + "..."));
        if (files.size() > FILES) {
            row(rows, "runs", "and " + (files.size() - FILES) + " more files");
        }
        certificate.subject().executed().unknown().forEach(what -> row(rows, "not hashed", what));
        signer.ifPresent(key -> row(
                rows,
                "signed",
                "by the key with the SHA-256 " + key.fingerprint().substring(0, DIGITS) + "..."));
        boolean survey = certificate.conclusion() == Conclusion.NOTHING_CLAIMED;
        row(rows, "claim", survey ? "nothing; Touchstone identified its rules" : claim(certificate.claim()));
        row(
                rows,
                "tried",
                MINUTE.format(certificate.run().started()) + " by Touchstone "
                        + certificate.suite().version() + ", seed "
                        + certificate.run().seed() + ", specification "
                        + certificate.suite().specification().sha256().substring(0, DIGITS) + "...");
        row(
                rows,
                "clauses",
                Plural.listed(counts(certificate.totals().clauses())) + " of "
                        + certificate.totals().clauseCount());
        certificate
                .parts()
                .forEach(part -> row(
                        rows,
                        "in " + part.name(),
                        part.satisfied() + " of " + part.testable() + " clauses satisfied, " + part.violated()
                                + " violated; " + part.excludedFaults() + " of " + part.knownFaults()
                                + " known faults excluded"));
        row(
                rows,
                "known faults",
                certificate.faults().excluded() + " of " + certificate.faults().known() + " excluded");
        row(
                rows,
                "scenarios",
                Plural.listed(counts(certificate.totals().scenarios())) + " of "
                        + certificate.results().size());
        certificate.subject().games().ifPresent(games -> row(rows, "games", games.summary()));
        if (!certificate.leftOut().isEmpty()) {
            row(rows, "left out", leftOut());
        }
        certificate.baseline().ifPresent(known -> row(rows, "baseline", baseline(known)));
        remarks.forEach(remark -> row(rows, "note", remark));
        new TextColumns(out).table(rows);
    }

    private boolean isReported() {
        return certificate.subject().start() instanceof StartMethod.Reported;
    }

    private static void row(List<List<String>> rows, String what, String text) {
        rows.add(List.of("   ", what, SafeText.line(text)));
    }

    private String conclusion() {
        String who = certificate.subject().identity().id();
        if (certificate.conclusion() == Conclusion.NOTHING_CLAIMED) {
            return SafeText.line("nothing is claimed of " + who);
        } else if (certificate.parts().isEmpty()) {
            return SafeText.line(who + " " + conclusion(certificate.conclusion(), claim(certificate.claim())));
        }
        return SafeText.line(who + " "
                + certificate.parts().stream()
                        .map(part -> conclusion(part.conclusion(), part.name() + role(certificate.claim())))
                        .collect(Collectors.joining("; ")));
    }

    private static String conclusion(Conclusion conclusion, String claim) {
        return switch (conclusion) {
            case CONFORMS -> "conforms to " + claim;
            case CONFORMS_AS_FAR_AS_GTP_SHOWS -> "conforms to " + claim + " in all that GTP can show";
            case NO_VIOLATION_SEEN -> "shows no violation of " + claim;
            case VIOLATIONS -> "does not conform to " + claim;
            case TROUBLE -> "cannot be said to conform to " + claim + ": it broke down, or showed nothing";
            case NOTHING_CLAIMED -> "claims nothing";
        };
    }

    static String claim(CertifiedClaim claim) {
        return claim.name() + (claim.protocol() ? " and the protocol" : "") + role(claim);
    }

    private static String role(CertifiedClaim claim) {
        return " as " + claim.profile() + (claim.only().isEmpty() ? "" : ", only " + String.join(", ", claim.only()));
    }

    private static Map<String, Long> counts(Map<String, Integer> counts) {
        return counts.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, one -> (long) one.getValue(), (a, b) -> a, LinkedHashMap::new));
    }

    /** The reasons, those that are all alike as one; the file has each scenario. */
    private String leftOut() {
        Map<String, Integer> reasons = new LinkedHashMap<>();
        for (ExcludedScenarios left : certificate.leftOut()) {
            String why =
                    left.why().startsWith("holding only under ") ? "holding only under other axis values" : left.why();
            reasons.merge(why, left.scenarios().size(), Integer::sum);
        }
        return reasons.entrySet().stream()
                .map(reason ->
                        reason.getValue() + (reason.getValue() == 1 ? " scenario " : " scenarios ") + reason.getKey())
                .collect(Collectors.joining("; "));
    }

    private static String baseline(BaselineEffect known) {
        return known.path() + ", SHA-256 " + known.sha256().substring(0, DIGITS) + "...: " + known.effect()
                + (known.changes().isEmpty() ? "" : ", " + known.changes().size() + " changes");
    }
}
