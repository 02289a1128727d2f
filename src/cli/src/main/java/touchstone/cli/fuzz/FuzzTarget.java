package touchstone.cli.fuzz;

import java.util.List;
import touchstone.cli.options.SubjectCandidate;
import touchstone.explore.finding.ClaimedVariant;

/**
 * A configuration of an engine that a campaign tests.
 *
 * @param name of its options, empty if there is only this one
 * @param claimed the rules it is held to
 * @param unknown axes on which it is held to nothing
 */
record FuzzTarget(String name, SubjectCandidate candidate, ClaimedVariant claimed, List<String> unknown) {

    FuzzTarget {
        unknown = List.copyOf(unknown);
    }

    /** How to name it to a person. */
    String label() {
        return name.isEmpty() ? candidate.label() : name;
    }
}
