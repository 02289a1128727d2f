package touchstone.cli;

import java.nio.file.Path;
import java.util.List;
import touchstone.suite.lint.Lint;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationFault;
import touchstone.suite.specification.SpecificationReader;

/** Where Touchstone lives: the folder with {@code features/} and {@code reports/}. */
final class Home {

    private Home() {}

    static Path path() {
        return Path.of(System.getProperty("touchstone.home", ""))
                .toAbsolutePath()
                .normalize();
    }

    static Path features() {
        return path().resolve("features");
    }

    /**
     * The specification, found to be in order.
     *
     * @throws Complaint if it is not, naming the first fault and how many there are
     */
    static Specification specification() {
        try {
            Specification specification = SpecificationReader.read(features());
            List<SpecificationFault> faults = Lint.check(specification);
            if (!faults.isEmpty()) {
                throw Complaint.trouble(faults.get(0).getMessage()
                        + (faults.size() > 1 ? " (and " + (faults.size() - 1) + " more: ./touchstone lint)" : ""));
            }
            return specification;
        } catch (SpecificationFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
    }

    static String version() {
        String version = Home.class.getPackage().getImplementationVersion();
        return version == null ? "unreleased" : version;
    }
}
