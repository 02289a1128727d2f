package touchstone.report.published;

import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import touchstone.report.text.UntrustedText;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertifiedFaults;
import touchstone.suite.certificate.ClaimedRuleset;
import touchstone.suite.coverage.ClauseVerdict;
import touchstone.suite.coverage.Conclusion;

/** Certificates as an index shows them. */
public final class IndexEntries {

    private IndexEntries() {}

    /** @param file the name of the certificate's file, which begins with the name of an implementation and a dot */
    public static IndexEntry of(String file, Certificate certificate) {
        Map<ClauseVerdict, Long> clauses = new EnumMap<>(ClauseVerdict.class);
        for (ClauseVerdict verdict : ClauseVerdict.values()) {
            clauses.put(verdict, (long) certificate.totals().clauses(verdict));
        }
        return new IndexEntry(
                implementation(file),
                file,
                UntrustedText.name(certificate.subject().identity().name()),
                UntrustedText.name(certificate.subject().identity().version()),
                certificate.claim().ruleset().map(ClaimedRuleset::name).map(UntrustedText::name),
                certificate.claim().profile(),
                clauses,
                faults(certificate.faults()),
                verdict(certificate),
                isBadged(certificate),
                UntrustedText.line(certificate.subject().identity().command()),
                UntrustedText.line(certificate.run().commandLine()),
                certificate.subject().executed().files().stream()
                        .map(one -> UntrustedText.name(one.name()) + " " + one.sha256())
                        .toList(),
                certificate.run().started());
    }

    /** The name of the implementation that a certificate's file begins with. */
    public static String implementation(String file) {
        return file.replaceFirst("\\..*", "");
    }

    private static String faults(CertifiedFaults faults) {
        return faults.known() == 0 ? "" : faults.excluded() + " of " + faults.known();
    }

    /** Whether a certificate says something of what is claimed. */
    public static boolean isBadged(Certificate certificate) {
        return certificate.conclusion().isVerdict();
    }

    private static String verdict(Certificate certificate) {
        if (!certificate.complete()) {
            return "incomplete";
        }
        return certificate.parts().isEmpty()
                ? verdict(certificate.conclusion())
                : certificate.parts().stream()
                        .map(part -> UntrustedText.name(part.name()) + ": " + verdict(part.conclusion()))
                        .collect(Collectors.joining("; "));
    }

    private static String verdict(Conclusion conclusion) {
        return conclusion == Conclusion.TROUBLE ? "broke down in places" : conclusion.toString();
    }
}
