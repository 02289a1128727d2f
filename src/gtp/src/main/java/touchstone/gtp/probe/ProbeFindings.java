package touchstone.gtp.probe;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import touchstone.spi.Capability;

/** The findings of a probe so far. */
public final class ProbeFindings {

    private final Map<Capability, String> seen = new EnumMap<>(Capability.class);
    private final List<String> notes = new ArrayList<>();

    /** @param by the command that showed it, or how else it showed */
    void has(Capability capability, String by) {
        seen.putIfAbsent(capability, by);
    }

    /** @param sentence without full stop */
    void note(String sentence) {
        notes.add(sentence);
    }

    Map<Capability, String> seen() {
        return seen;
    }

    public List<String> notes() {
        return notes;
    }
}
