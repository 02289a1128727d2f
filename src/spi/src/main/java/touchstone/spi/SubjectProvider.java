package touchstone.spi;

import java.util.SortedMap;
import java.util.function.Supplier;

/** Offers subjects that run in this JVM. Found by {@link java.util.ServiceLoader}. */
public interface SubjectProvider {

    /** The subjects by their names on the command line. A name must be unique among all providers. */
    SortedMap<String, Supplier<Subject>> subjects();
}
