package touchstone.junit;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.suite.lint.Lint;
import touchstone.suite.named.NamedRulesets;
import touchstone.suite.specification.AddedRules;
import touchstone.suite.specification.FileKind;
import touchstone.suite.specification.PackagedFolder;
import touchstone.suite.specification.Specification;
import touchstone.suite.specification.SpecificationException;
import touchstone.suite.specification.SpecificationReader;

/** The specification that is packaged with this engine, read from the jar or the folder of a build. */
final class PackagedSpecification {

    /** Where it is, beside this class. */
    private static final String FOLDER = "features";

    private static final String SOME_FILE = FOLDER + "/phrases.md";

    private static final Map<AddedRules, Specification> READ = new ConcurrentHashMap<>();

    private static Path packaged;

    private PackagedSpecification() {}

    /**
     * The specification with what a test class adds to it.
     *
     * @throws ConfigurationException if a folder is not there, or what is in it is not in order
     */
    static Specification with(String[] rulesets, String[] features) {
        AddedRules additions = new AddedRules(
                folders("rulesets", rulesets, FileKind.RULESETS), folders("features", features, FileKind.FEATURES));
        try {
            return READ.computeIfAbsent(additions, PackagedSpecification::read);
        } catch (SpecificationException fault) {
            throw new ConfigurationException(fault.getMessage());
        }
    }

    private static Specification read(AddedRules additions) {
        Specification specification = SpecificationReader.read(packaged(), additions, NamedRulesets::elsewhere);
        if (!additions.isEmpty()) {
            Lint.check(specification).stream().findFirst().ifPresent(fault -> {
                throw fault;
            });
        }
        return specification;
    }

    private static List<Path> folders(String attribute, String[] names, FileKind kind) {
        return Arrays.stream(names).map(name -> folder(attribute, name, kind)).toList();
    }

    private static Path folder(String attribute, String name, FileKind kind) {
        Path folder = Path.of(name).toAbsolutePath().normalize();
        if (name.isEmpty() || !Files.isDirectory(folder)) {
            throw new ConfigurationException("@CertifyAgainst(" + attribute + " = \"" + name + "\"): no folder "
                    + folder + "; expected one with " + kind.endings() + " files");
        }
        if (kind.in(folder).isEmpty()) {
            throw new ConfigurationException("@CertifyAgainst(" + attribute + " = \"" + name + "\"): no "
                    + kind.endings() + " file in " + folder);
        }
        return folder;
    }

    /** The folder of the specification. That of a jar stays open: it is read again whenever scenarios are run. */
    private static synchronized Path packaged() {
        if (packaged == null) {
            packaged = open(PackagedSpecification.class.getResource(SOME_FILE));
        }
        return packaged;
    }

    /** @throws ConfigurationException if it is in nothing that can be read */
    static Path open(URL file) {
        try {
            if (file != null) {
                return PackagedFolder.of(file);
            }
        } catch (IOException e) {
            throw new ConfigurationException("the rules in " + file + " can't be read: " + e.getMessage(), e);
        }
        throw new ConfigurationException(
                "the rules are nowhere to be read; put touchstone-junit on the class path as the"
                        + " jar it is published as");
    }
}
