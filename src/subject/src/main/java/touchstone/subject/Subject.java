package touchstone.subject;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Anything that claims to know the rules: an engine, a library, the reference, a mutant. Safe to share between threads. */
public interface Subject {

    Identity identity();

    /** What it can do, found out before any scenario runs. */
    Set<Capability> capabilities();

    /** By what means each capability has shown itself, for the reader of a report; what is obvious may be left out. */
    default Map<Capability, String> channels() {
        return Map.of();
    }

    /** What was tried and not trusted, and why: sentences for a person, which may quote what the subject said. */
    default List<String> notes() {
        return List.of();
    }

    /** What is known to be wrong or missing, to be shown beside the findings that it explains. */
    default List<KnownLimit> knownLimits() {
        return List.of();
    }

    /** How it was told by which rules to play; empty if nobody told it: it is what it is, or claims nothing. */
    default Optional<Briefing> briefing() {
        return Optional.empty();
    }

    /** What it says of its own rules, where nobody has told it any; each source by itself. */
    default List<SelfReport> reports() {
        return List.of();
    }

    /**
     * What asks it once more what it was asked, for a measure of speed; empty if it is asked in no language of its own.
     *
     * @throws Broken if it cannot be started
     */
    default Optional<Replay> replay() {
        return Optional.empty();
    }

    /**
     * Seats one worker. A table is used by one thread at a time and closed by whoever asked for it.
     *
     * @throws Broken if the subject cannot be started
     */
    Table sit();
}
