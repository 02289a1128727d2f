package touchstone.report.published;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.report.overview.ClaimOutcome;
import touchstone.report.text.UntrustedText;
import touchstone.spi.Capability;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.ClaimedRuleset;
import touchstone.suite.certificate.ClauseEntry;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;
import touchstone.suite.result.Verdict;

/** Certificates as an index shows them. */
public final class IndexEntries {

    private IndexEntries() {}

    /** @param file the name of the certificate's file, which begins with the name of an implementation and a dot */
    public static IndexEntry of(String file, Certificate certificate) {
        List<ClauseEntry> claimed = certificate.claimed();
        Map<ClauseVerdict, Long> clauses = new EnumMap<>(ClauseVerdict.class);
        for (ClauseVerdict verdict : ClauseVerdict.values()) {
            clauses.put(
                    verdict,
                    claimed.stream()
                            .filter(clause -> clause.verdict().equals(verdict.word()))
                            .count());
        }
        Optional<ClaimedRuleset> ruleset = certificate.claim().ruleset();
        return new IndexEntry(
                implementation(file),
                file,
                UntrustedText.name(certificate.subject().identity().name()),
                UntrustedText.name(certificate.subject().identity().version()),
                ruleset.map(ClaimedRuleset::name).map(UntrustedText::name),
                ruleset.filter(ClaimedRuleset::isProtocol).isPresent(),
                certificate.claim().profile(),
                clauses,
                certificate.faults().excluded(),
                certificate.faults().known(),
                verdict(certificate),
                outcome(certificate, clauses.get(ClauseVerdict.VIOLATED) > 0),
                isBadged(certificate),
                ruleset.isEmpty() ? List.of() : ClauseFindings.of(file, certificate, claimed),
                missing(certificate),
                new IndexEntry.Origin(
                        UntrustedText.line(certificate.subject().identity().command()),
                        UntrustedText.line(certificate.run().commandLine()),
                        certificate.subject().executed().files().stream()
                                .map(one -> UntrustedText.name(one.name()) + " " + one.sha256())
                                .toList(),
                        certificate.run().started(),
                        certificate.subject().identity().wasReported()));
    }

    private static ClaimOutcome outcome(Certificate certificate, boolean violated) {
        return switch (certificate.conclusion()) {
            case CONFORMS -> ClaimOutcome.CONFORMS;
            case CONFORMS_AS_FAR_AS_GTP_SHOWS -> ClaimOutcome.CONFORMS_AS_FAR_AS_GTP_SHOWS;
            case NO_VIOLATION_SEEN -> ClaimOutcome.NO_VIOLATION_SEEN;
            case NOTHING_CLAIMED -> ClaimOutcome.LOOKED_AT;
            case VIOLATIONS -> ClaimOutcome.DOES_NOT_CONFORM;
            case TROUBLE -> violated ? ClaimOutcome.DOES_NOT_CONFORM : ClaimOutcome.CANNOT_BE_SAID;
        };
    }

    private static List<MissingCapability> missing(Certificate certificate) {
        Map<String, Long> scenarios = certificate.results().stream()
                .filter(result -> result.verdict() == Verdict.UNSUPPORTED)
                .flatMap(result -> result.capability().stream())
                .collect(Collectors.groupingBy(UntrustedText::name, TreeMap::new, Collectors.counting()));
        return scenarios.entrySet().stream()
                .map(one -> new MissingCapability(one.getKey(), meaning(one.getKey()), one.getValue()))
                .sorted(Comparator.comparing(MissingCapability::scenarios).reversed())
                .toList();
    }

    private static String meaning(String id) {
        return Stream.of(Capability.values())
                .filter(capability -> capability.id().equals(id))
                .map(Capability::meaning)
                .findFirst()
                .orElse(id);
    }

    /** The name of the implementation that a certificate's file begins with. */
    public static String implementation(String file) {
        return file.replaceFirst("\\..*", "");
    }

    /** Whether a certificate says something of what is claimed. */
    public static boolean isBadged(Certificate certificate) {
        return certificate.conclusion().isVerdict();
    }

    private static String verdict(Certificate certificate) {
        if (!certificate.complete()) {
            return "incomplete";
        }
        String said = certificate.subject().identity().wasReported() ? ", as its own tests report" : "";
        return (certificate.parts().isEmpty()
                        ? verdict(certificate.conclusion())
                        : certificate.parts().stream()
                                .map(part -> UntrustedText.name(part.name()) + ": " + verdict(part.conclusion()))
                                .collect(Collectors.joining("; ")))
                + said;
    }

    private static String verdict(Conclusion conclusion) {
        return conclusion == Conclusion.TROUBLE ? "broke down in places" : conclusion.toString();
    }
}
