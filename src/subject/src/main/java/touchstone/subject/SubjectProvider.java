package touchstone.subject;

import java.util.SortedMap;
import java.util.function.Supplier;

/** Offers subjects that live in this JVM. Found by {@link java.util.ServiceLoader}. */
public interface SubjectProvider {

    /** The subjects by the name a user gives for them; a name is unique among all providers. */
    SortedMap<String, Supplier<Subject>> subjects();
}
