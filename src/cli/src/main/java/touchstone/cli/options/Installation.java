package touchstone.cli.options;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.certificate.LocalPaths;
import touchstone.suite.lint.Lint;
import touchstone.suite.result.RunFacts;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;
import touchstone.suite.specification.SpecificationReader;

/** The folder of Touchstone, with {@code features/} and {@code reports/}. */
public final class Installation {

    /** The system property that holds the command line as typed. */
    public static final String COMMAND_LINE = "touchstone.command-line";

    /** The specification last found to be in order, for the commands of one JVM: the same is not checked again. */
    private static final AtomicReference<Specification> IN_ORDER = new AtomicReference<>();

    private Installation() {}

    public static Path path() {
        return Path.of(System.getProperty("touchstone.home", ""))
                .toAbsolutePath()
                .normalize();
    }

    public static Path features() {
        return path().resolve("features");
    }

    /**
     * Touchstone's own specification, found to be in order.
     *
     * @throws CommandException if it is not, naming the first fault and how many there are
     */
    public static Specification specification() {
        return specification(AddedRules.NONE);
    }

    /**
     * The specification with what is added to it, found to be in order.
     *
     * @throws CommandException if it is not, naming the first fault and how many there are
     */
    public static Specification specification(AddedRules additions) {
        Specification specification = unchecked(additions);
        Specification before = IN_ORDER.get();
        if (before != null && before.saysTheSameAs(specification)) {
            return before;
        }
        List<SpecificationException> faults = Lint.check(specification);
        if (!faults.isEmpty()) {
            throw CommandException.trouble(faults.get(0).getMessage()
                    + (faults.size() > 1
                            ? " (and " + (faults.size() - 1) + " more: ./touchstone dev lint"
                                    + (additions.isEmpty() ? "" : " with the same folders") + ")"
                            : ""));
        }
        IN_ORDER.set(specification);
        return specification;
    }

    /**
     * Touchstone's own rulesets without their clauses, for whoever only plays by them.
     *
     * @throws CommandException if they could not be read
     */
    static Specification rulesetsAlone() {
        try {
            return SpecificationReader.rulesetsAlone(features(), RulesetLookup::elsewhere);
        } catch (SpecificationException fault) {
            throw CommandException.trouble(fault.getMessage());
        }
    }

    /**
     * The specification with what is added to it, as it could be read.
     *
     * @throws CommandException if it could not
     */
    static Specification unchecked(AddedRules additions) {
        try {
            return SpecificationReader.read(features(), additions, RulesetLookup::elsewhere);
        } catch (SpecificationException fault) {
            throw CommandException.trouble(fault.getMessage());
        }
    }

    /** What certificates are not to give away. */
    public static LocalPaths places() {
        return new LocalPaths(path());
    }

    public static String version() {
        String version = Installation.class.getPackage().getImplementationVersion();
        return version == null ? "unreleased" : version;
    }

    /** The command line as it was typed. */
    public static String commandLine() {
        return System.getProperty(COMMAND_LINE, "");
    }

    /** What is recorded of a run that draws with this random seed. */
    public static RunFacts facts(long seed) {
        return new RunFacts(version(), commandLine(), seed);
    }
}
