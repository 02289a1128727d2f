package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import touchstone.suite.certificate.FileHash;
import touchstone.suite.certificate.SpecificationHash;
import touchstone.suite.certificate.Suite;
import touchstone.suite.specification.Specification;

/** This Touchstone, as certificates name it. */
final class ThisSuite {

    private ThisSuite() {}

    static Suite of(Specification specification) {
        return new Suite(Home.version(), program(), SpecificationHash.of(Home.features(), specification));
    }

    /** Not of the jar's bytes, which hold the time when it was built. */
    private static Suite.Fingerprint program() {
        Optional<Path> source = Executables.source(ThisSuite.class);
        try {
            Path classes = source.orElseThrow();
            return new Suite.Fingerprint(
                    "the sorted list of the files in " + classes.getFileName() + ", each with its SHA-256",
                    FileHash.contents(classes));
        } catch (IOException e) {
            throw Complaint.trouble("can't read the program's own classes in " + source.get() + ": " + e.getMessage());
        }
    }
}
