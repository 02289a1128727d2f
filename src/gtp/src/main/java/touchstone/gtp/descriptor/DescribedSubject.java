package touchstone.gtp.descriptor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
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

/** An engine with the name that its descriptor gives it, whatever it calls itself. */
public final class DescribedSubject implements ReplayableSubject {

    private final Launch launch;
    private final Subject engine;

    private DescribedSubject(Launch launch, Subject engine) {
        this.launch = launch;
        this.engine = engine;
    }

    /** @param engine what was started as its descriptor says */
    public static DescribedSubject of(Launch launch, Subject engine) {
        return new DescribedSubject(launch, engine);
    }

    @Override
    public Identity identity() {
        return engine.identity().withId(launch.id());
    }

    @Override
    public Set<Capability> capabilities() {
        return engine.capabilities();
    }

    @Override
    public Map<Capability, String> channels() {
        return engine.channels();
    }

    /** What is to be known beforehand, then what was found out. */
    @Override
    public List<String> notes() {
        List<String> notes = new ArrayList<>(launch.remarks());
        notes.addAll(engine.notes());
        return notes;
    }

    @Override
    public Map<Capability, String> unused() {
        return engine.unused();
    }

    @Override
    public List<KnownLimitation> knownLimits() {
        return launch.descriptor().knownLimits();
    }

    @Override
    public Optional<RulesSetting> rulesSetting() {
        return engine.rulesSetting();
    }

    /** By its own words for rules, or as its descriptor says. */
    @Override
    public Optional<ToldRules> toldRules() {
        return engine.toldRules().or(launch::told);
    }

    /** What it says itself, and what its options say. */
    @Override
    public List<StatedRules> reports() {
        return Stream.concat(engine.reports().stream(), OptionsReport.of(launch.descriptor(), launch.start()).stream())
                .toList();
    }

    @Override
    public Session open() {
        return engine.open();
    }

    @Override
    public Optional<TranscriptReplay> replay() {
        return ReplayableSubject.of(engine);
    }
}
