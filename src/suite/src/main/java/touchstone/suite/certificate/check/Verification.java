package touchstone.suite.certificate.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.CertificateFile;
import touchstone.suite.certificate.CertifiedFaults;
import touchstone.suite.certificate.Defect;
import touchstone.suite.certificate.SuiteVersion;
import touchstone.suite.plan.Claim;
import touchstone.suite.specification.Ruleset;
import touchstone.suite.specification.Specification;

/**
 * Checks a certificate against a specification: whether it is well-formed, unaltered and complete, and says no more
 * than its results do. Whether these are true is beyond it: a hash is no signature.
 *
 * @param certificate empty if it does not have the shape of one
 * @param defects what is wrong with it; none if it is sound
 * @param remarks what a reader is to know that is no defect: sentences without full stop
 */
public record Verification(Optional<Certificate> certificate, List<Defect> defects, List<String> remarks) {

    /**
     * What a certificate is checked against.
     *
     * @param suite this Touchstone, and the fingerprint of the specification
     * @param named the ruleset of a name, if there is one
     */
    public record Measure(Specification specification, SuiteVersion suite, Function<String, Optional<Ruleset>> named) {}

    public Verification {
        defects = List.copyOf(defects);
        remarks = List.copyOf(remarks);
    }

    /** Whether it can be relied on as far as that can be told without the subject. */
    public boolean isSound() {
        return defects.isEmpty();
    }

    /** @throws CertificateException if the file can't be read, or is no certificate of this format at all */
    public static Verification of(Path file, Measure measure) {
        CertificateFile.Opened opened = CertificateFile.open(file);
        List<Defect> defects = new ArrayList<>(opened.faults());
        List<String> remarks = new ArrayList<>();
        opened.certificate().ifPresent(certificate -> {
            SuiteCheck suite = SuiteCheck.of(certificate, measure, defects, remarks);
            Optional<Claim> claim = ClaimCheck.claim(certificate, measure, defects, remarks);
            claim.ifPresent(claimed -> {
                boolean sameFaults =
                        certificate.faults().sha256().equals(CertifiedFaults.hash(measure.specification()));
                if (!sameFaults) {
                    remarks.add(
                            "Other faults are known here than when it was made, so how much was shown is as of then");
                }
                new ConclusionCheck(certificate, measure.specification(), claimed, suite.changed(), sameFaults, defects)
                        .run();
                new ResultsCheck(certificate, opened.lines(), measure.specification(), claimed, suite, defects).run();
            });
        });
        return new Verification(opened.certificate(), defects, remarks);
    }
}
