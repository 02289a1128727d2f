package touchstone.cli.certificate;

import java.nio.file.Path;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.SafeText;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.check.Verification;
import touchstone.suite.specification.Specification;

/** Reads a certificate of which something is to be made that only a sound one may have. */
final class SoundCertificate {

    private SoundCertificate() {}

    /**
     * @param what is to be made of it, as in "badge"
     * @throws CommandException if it is not sound
     */
    static Certificate read(Path file, String what, Specification specification) {
        Verification verification;
        try {
            verification = Verification.of(
                    file,
                    new Verification.Measure(
                            specification,
                            SuiteFingerprint.of(specification),
                            name -> RulesetLookup.find(specification, name)));
        } catch (CertificateException fault) {
            throw CommandException.trouble(SafeText.line(fault.getMessage()));
        }
        if (!verification.isSound()) {
            throw CommandException.trouble("no " + what + " of " + file + ", which is not sound: "
                    + SafeText.line(verification.defects().get(0).toString()) + "; ./touchstone certificate verify "
                    + "tells all");
        }
        return verification.certificate().orElseThrow();
    }
}
