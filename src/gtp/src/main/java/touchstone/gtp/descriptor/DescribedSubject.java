package touchstone.gtp.descriptor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import touchstone.gtp.GtpSubject;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.rules.WantedRules;
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

/** A program with the name that its descriptor gives it, whatever it calls itself. */
public final class DescribedSubject implements ReplayableSubject {

    private final Launch launch;
    private final Subject engine;

    /** @param engine the running program, in whatever protocol it is spoken to */
    public DescribedSubject(Launch launch, Subject engine) {
        this.launch = launch;
        this.engine = engine;
    }

    /**
     * Starts an engine that speaks GTP once, finds out what it can do, and ends it again.
     *
     * @param wanted the rules it is told to play by, if it has words for rules and its variant sets none
     * @throws touchstone.spi.SubjectErrorException if it cannot be started, does not speak the protocol, or refuses what it is sent
     */
    public static DescribedSubject probe(Launch launch, Optional<WantedRules> wanted, GtpOptions options) {
        return new DescribedSubject(
                launch, GtpSubject.probe(launch.start(), wanted.filter(rules -> !launch.setsRules()), options));
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
