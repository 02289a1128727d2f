package touchstone.cli.options;

import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import touchstone.cli.terminal.CommandException;
import touchstone.spi.Subject;
import touchstone.spi.SubjectProvider;

/** The subjects that need no engine: the reference, its settings, the mutants, and whatever else is on the class path. */
public final class InProcessSubjects {

    private InProcessSubjects() {}

    public static SortedMap<String, Supplier<Subject>> subjects() {
        SortedMap<String, Supplier<Subject>> subjects = new TreeMap<>();
        try {
            for (SubjectProvider provider : ServiceLoader.load(SubjectProvider.class)) {
                provider.subjects().forEach((name, subject) -> {
                    if (subjects.putIfAbsent(name, subject) != null) {
                        throw CommandException.trouble("two subjects are named '" + name + "'; the second is of "
                                + provider.getClass().getName());
                    }
                });
            }
        } catch (ServiceConfigurationError e) {
            throw CommandException.trouble("a provider of subjects can't be loaded: " + e.getMessage());
        }
        return subjects;
    }

    /** @throws CommandException if there is none of this name */
    public static Subject subject(String name) {
        SortedMap<String, Supplier<Subject>> subjects = subjects();
        if (!subjects.containsKey(name)) {
            throw CommandException.unknown("unknown subject", name, subjects.keySet(), "./touchstone certify subjects");
        }
        return subjects.get(name).get();
    }
}
