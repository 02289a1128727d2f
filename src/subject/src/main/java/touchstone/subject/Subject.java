package touchstone.subject;

import java.util.Map;
import java.util.Set;

/** Anything that claims to know the rules: an engine, a library, the reference, a mutant. Safe to share between threads. */
public interface Subject {

    Identity identity();

    /** What it can do, found out before any scenario runs. */
    Set<Capability> capabilities();

    /** How each thing is observed, for the reader of a report: what is observed, and by what means. */
    default Map<String, String> channels() {
        return Map.of();
    }

    /**
     * Seats one worker. A table is used by one thread at a time and closed by whoever asked for it.
     *
     * @throws Broken if the subject cannot be started
     */
    Table sit();
}
