package touchstone.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.subject.Briefing;
import touchstone.subject.Capability;
import touchstone.subject.Identity;
import touchstone.subject.KnownLimit;
import touchstone.subject.SelfReport;
import touchstone.subject.Subject;
import touchstone.subject.Table;
import touchstone.trace.Replay;
import touchstone.trace.ReplayableSubject;

/** A subject under a name that no other subject of the run has. */
record Named(Subject subject, Identity identity) implements ReplayableSubject {

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
    public List<KnownLimit> knownLimits() {
        return subject.knownLimits();
    }

    @Override
    public Optional<Briefing> briefing() {
        return subject.briefing();
    }

    @Override
    public List<SelfReport> reports() {
        return subject.reports();
    }

    @Override
    public Table sit() {
        return subject.sit();
    }

    @Override
    public Optional<Replay> replay() {
        return ReplayableSubject.of(subject);
    }
}
