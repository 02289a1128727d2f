package touchstone.cli.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.KnownLimitation;
import touchstone.spi.RulesSetting;
import touchstone.spi.Session;
import touchstone.spi.StatedRules;
import touchstone.spi.Subject;
import touchstone.spi.ToldRules;
import touchstone.trace.ReplayableSubject;
import touchstone.trace.TranscriptReplay;

/** A subject with a name that is unique in its run. */
public record NamedSubject(Subject subject, Identity identity) implements ReplayableSubject {

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
    public Map<Capability, String> unused() {
        return subject.unused();
    }

    @Override
    public List<KnownLimitation> knownLimits() {
        return subject.knownLimits();
    }

    @Override
    public Optional<RulesSetting> rulesSetting() {
        return subject.rulesSetting();
    }

    @Override
    public Optional<ToldRules> toldRules() {
        return subject.toldRules();
    }

    @Override
    public List<StatedRules> reports() {
        return subject.reports();
    }

    @Override
    public Session open() {
        return subject.open();
    }

    @Override
    public Optional<TranscriptReplay> replay() {
        return ReplayableSubject.of(subject);
    }
}
