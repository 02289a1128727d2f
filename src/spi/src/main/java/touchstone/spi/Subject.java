package touchstone.spi;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An implementation of the rules of Go that is tested: an engine, a library, the reference. Its methods may be called from
 * several threads at once.
 */
public interface Subject {

    /** Its name and version. */
    Identity identity();

    /** What it can do. This is known before any scenario runs, and stays the same. */
    Set<Capability> capabilities();

    /** How it was found out that it has a capability, such as the name of a command, for reports. Entries may be left out. */
    default Map<Capability, String> channels() {
        return Map.of();
    }

    /** What was found out about the subject and is not relied on, and why: sentences for reports, which may quote untrusted text. */
    default List<String> notes() {
        return List.of();
    }

    /** Why it is not asked for something for which it seems to have a way: sentences without full stop, as in {@link #notes}. */
    default Map<Capability, String> unused() {
        return Map.of();
    }

    /** Known faults and missing features. Reports show them beside the results that they explain. */
    default List<KnownLimitation> knownLimits() {
        return List.of();
    }

    /** How its rules were set before the run; empty if they were not. */
    default Optional<RulesSetting> rulesSetting() {
        return Optional.empty();
    }

    /** By which rules it plays where it could not be told all that is claimed; empty if it could, or was not told at all. */
    default Optional<ToldRules> toldRules() {
        return Optional.empty();
    }

    /** What it says about its rules where none were set, one entry for each source. */
    default List<StatedRules> reports() {
        return List.of();
    }

    /**
     * Opens a session. A session is used by one thread at a time, and closed by whoever opened it. Several may be open at once.
     *
     * @throws SubjectErrorException if the subject cannot be started
     */
    Session open();
}
