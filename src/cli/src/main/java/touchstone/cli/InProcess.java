package touchstone.cli;

import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import touchstone.subject.Subject;
import touchstone.subject.SubjectProvider;

/** The subjects that need no engine: the reference, its settings, the mutants, and whatever else is on the class path. */
final class InProcess {

    private InProcess() {}

    static SortedMap<String, Supplier<Subject>> subjects() {
        SortedMap<String, Supplier<Subject>> subjects = new TreeMap<>();
        ServiceLoader.load(SubjectProvider.class).forEach(provider -> subjects.putAll(provider.subjects()));
        return subjects;
    }

    /** @throws Complaint if there is none of this name */
    static Subject subject(String name) {
        SortedMap<String, Supplier<Subject>> subjects = subjects();
        if (!subjects.containsKey(name)) {
            throw Complaint.usage("unknown subject '" + name + "'; "
                    + Nearest.hint(name, subjects.keySet(), "./touchstone subjects"));
        }
        return subjects.get(name).get();
    }
}
