package touchstone.cli;

import java.util.List;
import touchstone.laboratory.find.Claimed;

/**
 * A configuration of an engine that a campaign is about.
 *
 * @param name of its options, empty if there is only this one
 * @param claimed the rules it is held to
 * @param unknown axes on which it is held to nothing
 */
record FuzzTarget(String name, Candidate candidate, Claimed claimed, List<String> unknown) {

    FuzzTarget {
        unknown = List.copyOf(unknown);
    }

    /** How to name it to a person. */
    String label() {
        return name.isEmpty() ? candidate.label() : name;
    }
}
