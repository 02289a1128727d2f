package touchstone.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.subject.Briefing;
import touchstone.subject.Capability;
import touchstone.subject.Identity;
import touchstone.subject.Subject;
import touchstone.subject.Table;

/** A subject under a name that no other subject of the run has. */
record Named(Subject subject, Identity identity) implements Subject {

    /** @param taken the names given so far; the new one is added */
    static Subject uniquely(Subject subject, Set<String> taken) {
        Identity identity = subject.identity();
        String id = identity.id();
        for (int number = 2; !taken.add(id); number++) {
            id = identity.id() + " #" + number;
        }
        return new Named(subject, identity.withId(id));
    }

    @Override
    public Set<Capability> capabilities() {
        return subject.capabilities();
    }

    @Override
    public Map<Capability, String> channels() {
        return subject.channels();
    }

    @Override
    public List<String> notes() {
        return subject.notes();
    }

    @Override
    public Optional<Briefing> briefing() {
        return subject.briefing();
    }

    @Override
    public Table sit() {
        return subject.sit();
    }
}
