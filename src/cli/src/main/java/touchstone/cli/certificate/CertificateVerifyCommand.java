package touchstone.cli.certificate;

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
import touchstone.suite.specification.Specification;

@Command(
        name = "verify",
        description = {
            "Verifies certificates: each is unaltered, leaves out nothing of its claim, and says no more than its "
                    + "results.",
            "This needs neither the subject nor a network. A hash is not a signature: anybody can make a "
                    + "certificate, and --replay tests whether it is true."
        },
        exitCodeList = {
            "0:sound, and the claim holds or nothing is claimed; with --replay: all results are the same",
            "1:sound, and a clause is violated; with --replay: a result differs",
            "2:not sound, or the certificate is of an incomplete run; with --replay: it could not be run",
            "64:usage error"
        },
        footer = {
            "  ./touchstone certificate verify out.json",
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
        Specification specification = own.specification();
        Verification.Measure measure = new Verification.Measure(
                specification, SuiteFingerprint.of(specification), name -> RulesetLookup.find(specification, name));
        ExitCode worst = ExitCode.OK;
        for (Path file : files) {
            ExitCode code = verify(file, measure);
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

    private ExitCode verify(Path file, Verification.Measure measure) {
        PrintWriter out = spec.commandLine().getOut();
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
        new CertificateScreen(file, certificate, out).print(verification.remarks());
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

    private void tell(Path file, List<Defect> defects) {
        PrintWriter out = spec.commandLine().getOut();
        defects.stream().limit(MOST).forEach(defect -> out.println(SafeText.line(file + ": " + defect)));
        if (defects.size() > MOST) {
            out.println(file + ": and " + (defects.size() - MOST) + " more");
        }
        out.println(file + " is not sound: " + defects.size() + (defects.size() == 1 ? " defect" : " defects"));
    }
}
