package touchstone.cli.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import touchstone.cli.options.Installation;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.certificate.FileHash;
import touchstone.suite.certificate.SpecificationHash;
import touchstone.suite.certificate.SuiteVersion;
import touchstone.suite.specification.Specification;

/** The version of this Touchstone as certificates state it. */
public final class SuiteFingerprint {

    private SuiteFingerprint() {}

    public static SuiteVersion of(Specification specification) {
        return new SuiteVersion(
                Installation.version(), program(), SpecificationHash.of(Installation.features(), specification));
    }

    /** Not of the jar's bytes, which hold the time when it was built. */
    private static SuiteVersion.Fingerprint program() {
        Optional<Path> source = ExecutableHashes.source(SuiteFingerprint.class);
        try {
            Path classes = source.orElseThrow();
            return new SuiteVersion.Fingerprint(
                    "the sorted list of the files in " + classes.getFileName() + ", each with its SHA-256",
                    FileHash.contents(classes));
        } catch (IOException e) {
            throw CommandException.trouble(
                    "can't read the program's own classes in " + source.get() + ": " + e.getMessage());
        }
    }
}
