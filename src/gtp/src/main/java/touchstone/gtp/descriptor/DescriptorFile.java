package touchstone.gtp.descriptor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import touchstone.formats.yaml.YamlException;
import touchstone.formats.yaml.YamlFile;

/** Reads descriptors from files. */
public final class DescriptorFile {

    /**
     * What a descriptor may refer to that is not its own.
     *
     * @param rulesets every name of a ruleset
     * @param clause whether there is such a clause or scenario
     */
    public record Known(Collection<String> rulesets, Predicate<String> clause) {

        /** Whatever it refers to is taken to be there. */
        static final Optional<Known> ANYTHING = Optional.empty();
    }

    private DescriptorFile() {}

    /**
     * A descriptor of a user's own.
     *
     * @throws DescriptorException if it is none; the message is one line that names file and line
     */
    public static Descriptor read(Path path, Known known) {
        if (Files.isDirectory(path)) {
            throw new DescriptorException(path + ": a folder; expected a descriptor, a YAML file");
        }
        if (Files.notExists(path)) {
            throw new DescriptorException(
                    path + ": no such file; expected a descriptor, a YAML file, or one of the names that"
                            + " ./touchstone certify subjects lists");
        }
        try {
            return read(YamlFile.read(path).requireVisible(), Optional.of(known));
        } catch (YamlException fault) {
            throw at(path, fault);
        } catch (IOException e) {
            throw new DescriptorException(
                    path + ": can't be read (" + e.getClass().getSimpleName() + "); check that you may read it");
        }
    }

    /** @param path of the file that has this text, for the message of a fault */
    static Descriptor of(Path path, String text, Optional<Known> known) {
        try {
            return read(YamlFile.of(path, text).requireVisible(), known);
        } catch (YamlException fault) {
            throw at(path, fault);
        }
    }

    private static Descriptor read(YamlFile file, Optional<Known> known) {
        if (file.top().isNothing()) {
            throw new YamlException(1, "an empty file; expected a descriptor, with 'name', 'title' and 'command'");
        }
        return new DescriptorReader(file.top(), known).descriptor();
    }

    private static DescriptorException at(Path path, YamlException fault) {
        return new DescriptorException(path + ":" + fault.line() + ": " + fault.getMessage());
    }
}
