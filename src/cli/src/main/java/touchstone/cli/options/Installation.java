package touchstone.cli.options;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import touchstone.cli.terminal.CommandException;
import touchstone.suite.certificate.LocalPaths;
import touchstone.suite.lint.Lint;
import touchstone.suite.result.RunFacts;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.PackagedFolder;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;
import touchstone.suite.specification.SpecificationReader;

/**
 * Touchstone's own folder, with {@code features/} and {@code reports/}: that of a checkout, or the one in the jar that the
 * program is.
 */
public final class Installation {

    /** The system property that holds the folder of a checkout. Launchers and {@code --home} set it. */
    static final String HOME = "touchstone.home";

    /** The environment variable for it, where nobody set the property. */
    private static final String VARIABLE = "TOUCHSTONE_HOME";

    /** A file in the jar, two folders below the one that holds what is in a checkout. */
    private static final String PACKAGED = "/touchstone/home/features/phrases.md";

    /** The system property that holds the command line as typed. */
    public static final String COMMAND_LINE = "touchstone.command-line";

    /** The specification last found to be in order, for the commands of one JVM: the same is not checked again. */
    private static final AtomicReference<Specification> IN_ORDER = new AtomicReference<>();

    /** The folder in the jar, once it was opened. */
    private static Path packaged;

    private Installation() {}

    /**
     * The folder, of which the files are read through this path only, as it may be in a jar.
     *
     * @throws CommandException if there is none
     */
    public static Path path() {
        return checkout().orElseGet(Installation::packaged);
    }

    /**
     * The folder of the checkout that is used.
     *
     * @return nothing if the program has its files in its jar
     * @throws CommandException if the environment names a folder that is no checkout
     */
    public static Optional<Path> checkout() {
        String set = System.getProperty(HOME);
        String named = System.getenv(VARIABLE);
        return set != null
                ? Optional.of(whole(Path.of(set)))
                : named == null || named.isEmpty() ? Optional.empty() : Optional.of(checkout(VARIABLE, Path.of(named)));
    }

    /**
     * The folder of the checkout that is used.
     *
     * @param what needs one, for the message
     * @throws CommandException if there is none
     */
    public static Path checkout(String what) {
        return checkout()
                .orElseThrow(() -> CommandException.usage(
                        what + " needs a checkout of Touchstone; name its folder with --home DIR"));
    }

    /**
     * Uses this checkout from now on.
     *
     * @throws CommandException if it is none
     */
    public static void use(Path folder) {
        System.setProperty(HOME, checkout("--home", folder).toString());
    }

    private static Path checkout(String given, Path folder) {
        if (!Files.isDirectory(folder.resolve("features"))) {
            throw CommandException.usage(given + " " + folder + ": "
                    + (Files.isDirectory(folder) ? "there is no folder features in it" : "no such folder")
                    + "; expected a checkout of Touchstone, or nothing to use the program's own rules");
        }
        return whole(folder);
    }

    private static Path whole(Path folder) {
        return folder.toAbsolutePath().normalize();
    }

    private static synchronized Path packaged() {
        if (packaged == null) {
            URL file = Installation.class.getResource(PACKAGED);
            if (file == null) {
                throw CommandException.usage(
                        "this program has no rules of its own; name a checkout of Touchstone with --home DIR");
            }
            try {
                packaged = PackagedFolder.of(file).getParent();
            } catch (IOException e) {
                throw CommandException.trouble("the rules in " + file + " can't be read: " + e.getMessage());
            }
        }
        return packaged;
    }

    public static Path features() {
        return path().resolve("features");
    }

    /** Where a command writes if it is not told: {@code reports/NAME} in the checkout, or else in the current folder. */
    public static Path reports(String name) {
        return checkout().orElse(Path.of("")).resolve("reports").resolve(name);
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
        return new LocalPaths(checkout().orElse(Path.of("")));
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
