package touchstone.gtp.probe;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import touchstone.spi.Capability;

/** The findings of a probe so far. */
public final class ProbeFindings {

    private final Map<Capability, String> seen = new EnumMap<>(Capability.class);
    private final Map<Capability, String> unused = new EnumMap<>(Capability.class);
    private final List<String> notes = new ArrayList<>();

    /** @param by the command that showed it, or how else it showed */
    void has(Capability capability, String by) {
        seen.putIfAbsent(capability, by);
    }

    /** @param sentence without full stop */
    void note(String sentence) {
        notes.add(sentence);
    }

    /** The same of something that the engine may be able to do, if it does not show itself in another way. */
    void note(Capability unused, String sentence) {
        note(sentence);
        this.unused.putIfAbsent(unused, sentence);
    }

    /** Why capabilities that have not been seen were looked for in vain. */
    Map<Capability, String> unused() {
        Map<Capability, String> why = new EnumMap<>(unused);
        why.keySet().removeAll(seen.keySet());
        return why;
    }

    Map<Capability, String> seen() {
        return seen;
    }

    public List<String> notes() {
        return notes;
    }
}
