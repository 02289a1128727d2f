package touchstone.cli;

import java.nio.file.Path;
import java.util.List;
import touchstone.suite.result.RunFacts;
import java.util.concurrent.atomic.AtomicReference;
import touchstone.suite.certificate.Places;
import touchstone.suite.lint.Lint;
import touchstone.suite.specification.Additions;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationFault;
import touchstone.suite.specification.SpecificationReader;

/** Where Touchstone lives: the folder with {@code features/} and {@code reports/}. */
final class Home {

    /** The system property that holds the command line as typed. */
    static final String COMMAND_LINE = "touchstone.command-line";

    /** The specification last found to be in order, for the commands of one JVM: the same is not checked again. */
    private static final AtomicReference<Specification> IN_ORDER = new AtomicReference<>();

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
     * Touchstone's own specification, found to be in order.
     *
     * @throws Complaint if it is not, naming the first fault and how many there are
     */
    static Specification specification() {
        return specification(Additions.NONE);
    }

    /**
     * The specification with what is added to it, found to be in order.
     *
     * @throws Complaint if it is not, naming the first fault and how many there are
     */
    static Specification specification(Additions additions) {
        Specification specification = unchecked(additions);
        Specification before = IN_ORDER.get();
        if (before != null && before.saysTheSameAs(specification)) {
            return before;
        }
        List<SpecificationFault> faults = Lint.check(specification);
        if (!faults.isEmpty()) {
            throw Complaint.trouble(faults.get(0).getMessage()
                    + (faults.size() > 1
                            ? " (and " + (faults.size() - 1) + " more: ./touchstone dev lint"
                                    + (additions.isEmpty() ? "" : " with the same folders") + ")"
                            : ""));
        }
        IN_ORDER.set(specification);
        return specification;
    }

    /**
     * The specification with what is added to it, as it could be read.
     *
     * @throws Complaint if it could not
     */
    static Specification unchecked(Additions additions) {
        try {
            return SpecificationReader.read(features(), additions, RulesetNames::elsewhere);
        } catch (SpecificationFault fault) {
            throw Complaint.trouble(fault.getMessage());
        }
    }

    /** What certificates are not to give away. */
    static Places places() {
        return new Places(path());
    }

    static String version() {
        String version = Home.class.getPackage().getImplementationVersion();
        return version == null ? "unreleased" : version;
    }

    /** The command line as it was typed. */
    static String commandLine() {
        return System.getProperty(COMMAND_LINE, "");
    }

    /** What is recorded of a run that draws with this random seed. */
    static RunFacts facts(long seed) {
        return new RunFacts(version(), commandLine(), seed);
    }
}
