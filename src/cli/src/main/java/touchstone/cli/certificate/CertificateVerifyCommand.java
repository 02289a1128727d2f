package touchstone.cli.certificate;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import touchstone.cli.options.RulesetLookup;
import touchstone.cli.options.SpecificationOptions;
import touchstone.cli.run.SuiteFingerprint;
import touchstone.cli.terminal.CommandException;
import touchstone.cli.terminal.ExitCode;
import touchstone.cli.terminal.SafeText;
import touchstone.suite.certificate.Certificate;
import touchstone.suite.certificate.CertificateException;
import touchstone.suite.certificate.Defect;
import touchstone.suite.certificate.check.Verification;
import touchstone.suite.certificate.signature.CertificateSignature;
import touchstone.suite.certificate.signature.PemException;
import touchstone.suite.certificate.signature.SignatureCheck;
import touchstone.suite.certificate.signature.VerificationKey;
import touchstone.suite.specification.Specification;

@Command(
        name = "verify",
        description = {
            "Verifies certificates: each is unaltered, leaves out nothing of its claim, and says no more than its "
                    + "results.",
            "This needs neither the subject nor a network. A hash is not a signature: anybody can make a "
                    + "certificate. --key tells whose it is, and --replay whether it is true."
        },
        exitCodeList = {
            "0:sound, and the claim holds or nothing is claimed; with --replay: all results are the same",
            "1:sound, and a clause is violated; with --replay: a result differs",
            "2:not sound, or the certificate is of an incomplete run; with --key: not signed by it; with --replay: it "
                    + "could not be run",
            "64:usage error"
        },
        footer = {
            "  ./touchstone certificate verify out.json",
            "  ./touchstone certificate verify out.json --key public.pem",
            "  ./touchstone certificate verify out.json --replay",
            "  ./touchstone certificate verify out.json --replay --engine \"gnugo --mode gtp\""
        })
final class CertificateVerifyCommand implements Callable<Integer> {

    /** How many defects are told of one certificate. */
    private static final int MOST = 50;

    @Spec
    private CommandSpec spec;

    @Mixin
    private SpecificationOptions own;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Certificates, as certify --certificate writes them.")
    private List<Path> files;

    @Option(
            names = "--key",
            paramLabel = "PUBLIC",
            description =
                    "The public key of whoever should have signed them; without their signature they are refused.")
    private Optional<Path> key = Optional.empty();

    @Option(
            names = "--replay",
            description =
                    "Then start the subject again, try the same, and compare. The command is shown first; a stranger's"
                            + " certificate can hold any command.")
    private boolean replay;

    @Option(
            names = "--engine",
            paramLabel = "COMMAND",
            description = "With --replay: start this in the place of what the certificate says.")
    private Optional<String> engine = Optional.empty();

    @Option(names = "--yes", description = "With --replay: start what the certificate says without asking.")
    private boolean yes;

    @Override
    public Integer call() {
        requireSense();
        Optional<VerificationKey> signer = key.map(CertificateVerifyCommand::signer);
        Specification specification = own.specification();
        Verification.Measure measure = new Verification.Measure(
                specification, SuiteFingerprint.of(specification), name -> RulesetLookup.find(specification, name));
        ExitCode worst = ExitCode.OK;
        for (Path file : files) {
            ExitCode code = verify(file, signer, measure);
            worst = code.compareTo(worst) > 0 ? code : worst;
            spec.commandLine().getOut().flush();
        }
        return worst.code();
    }

    private void requireSense() {
        if (!replay && (engine.isPresent() || yes)) {
            throw CommandException.usage((yes ? "--yes" : "--engine") + " goes with --replay");
        }
        if (engine.filter(String::isBlank).isPresent()) {
            throw CommandException.usage("--engine '': names no program; expected a command line");
        }
        if (engine.isPresent() && files.size() > 1) {
            throw CommandException.usage("--engine is for one certificate, and there are " + files.size());
        }
    }

    private static VerificationKey signer(Path key) {
        try {
            return VerificationKey.read(key);
        } catch (PemException fault) {
            throw CommandException.usage("--key " + fault.getMessage());
        }
    }

    private ExitCode verify(Path file, Optional<VerificationKey> signer, Verification.Measure measure) {
        PrintWriter out = spec.commandLine().getOut();
        // First, as what a stranger wrote is not to be looked at further.
        Optional<String> stranger = signer.flatMap(key -> unlessSigned(file, key));
        if (stranger.isPresent()) {
            out.println(SafeText.line(file + " " + stranger.get()));
            return ExitCode.TROUBLE;
        }
        Verification verification;
        try {
            verification = Verification.of(file, measure);
        } catch (CertificateException fault) {
            out.println(SafeText.line(fault.getMessage()));
            return ExitCode.TROUBLE;
        }
        if (!verification.isSound()) {
            tell(file, verification.defects());
            return ExitCode.TROUBLE;
        }
        Certificate certificate = verification.certificate().orElseThrow();
        new CertificateScreen(file, certificate, signer, out).print(verification.remarks());
        if (!replay) {
            return ExitCode.of(certificate.conclusion());
        }
        out.println();
        return new ReplayRun(
                        measure.specification(),
                        certificate,
                        engine,
                        yes,
                        out,
                        spec.commandLine().getErr())
                .replay();
    }

    /** What is wrong with its signature, if anything is. */
    private static Optional<String> unlessSigned(Path file, VerificationKey key) {
        SignatureCheck check;
        try {
            check = CertificateSignature.check(file, key);
        } catch (IOException e) {
            return Optional.of("can't be read: expected a certificate, as certify --certificate writes it");
        }
        if (check instanceof SignatureCheck.Unsigned) {
            return Optional.of("is not signed: there is no " + CertificateSignature.file(file));
        } else if (check instanceof SignatureCheck.SignedByAnother another) {
            return Optional.of("is signed by another: by the key with the SHA-256 " + another.fingerprint()
                    + ", and --key has " + key.fingerprint());
        } else if (check instanceof SignatureCheck.Broken broken) {
            return Optional.of("has a signature that is not valid: " + broken.why());
        }
        return Optional.empty();
    }

    private void tell(Path file, List<Defect> defects) {
        PrintWriter out = spec.commandLine().getOut();
        defects.stream().limit(MOST).forEach(defect -> out.println(SafeText.line(file + ": " + defect)));
        if (defects.size() > MOST) {
            out.println(file + ": and " + (defects.size() - MOST) + " more");
        }
        out.println(file + " is not sound: " + defects.size() + (defects.size() == 1 ? " defect" : " defects"));
    }
}
