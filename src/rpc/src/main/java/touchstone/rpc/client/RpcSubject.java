package touchstone.rpc.client;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import touchstone.process.Confinement;
import touchstone.process.PrintedText;
import touchstone.process.ProgramCommand;
import touchstone.process.RunningProgram;
import touchstone.process.StartedProcess;
import touchstone.rpc.message.Ability;
import touchstone.rpc.message.InitializeResult;
import touchstone.rules.WantedRules;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.KnownLimitation;
import touchstone.spi.RulesSetting;
import touchstone.spi.Session;
import touchstone.spi.StatedRules;
import touchstone.spi.Subject;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.ToldRules;

/** A subject that speaks the subject protocol, given by its command line. Each session is a process of its own. */
public final class RpcSubject implements Subject {

    /** In characters. */
    private static final int LONGEST_SENTENCE = 1000;

    private final Supplier<RunningProgram> launcher;
    private final TimeLimits limits;
    private final SilentRequests silent = new SilentRequests();
    private final Optional<WantedRules> wanted;
    private final Identity identity;
    private final InitializeResult known;
    private final Set<Capability> capabilities;
    private final Optional<RulesBriefing> briefing;

    private RpcSubject(
            Supplier<RunningProgram> launcher, String line, Optional<WantedRules> wanted, TimeLimits limits) {
        this.launcher = launcher;
        this.limits = limits;
        this.wanted = wanted;
        try (StartedSubject first = new StartedSubject(launcher, wanted, limits, silent)) {
            this.known = first.known();
            this.capabilities = first.capabilities();
            this.briefing = first.briefing();
        }
        String name = PrintedText.clean(known.name());
        this.identity = new Identity(id(name), name, PrintedText.clean(known.version()), line);
    }

    /**
     * Starts the subject once, asks what it can do, tells it by which rules to play, and ends it again.
     *
     * @param commandLine words and quotes as for a shell, though none is started
     * @param wanted left to the subject if empty
     * @throws SubjectErrorException if there is no such program, or it does not speak the protocol; the message says which, in a
     *     sentence for the user
     */
    public static RpcSubject start(String commandLine, Optional<WantedRules> wanted, TimeLimits limits) {
        return start(commandLine, Confinement.NONE, wanted, limits);
    }

    /** The same for a subject that may not reach all that the user may. */
    public static RpcSubject start(
            String commandLine, Confinement confinement, Optional<WantedRules> wanted, TimeLimits limits) {
        ProgramCommand command = ProgramCommand.parse(commandLine);
        return start(() -> StartedProcess.start(command, confinement), Identity.RPC + commandLine, wanted, limits);
    }

    /**
     * The same for a subject started in another way than by a command line.
     *
     * @param launcher starts it anew: once now, and once for each session
     * @param line how to name it to a person
     */
    public static RpcSubject start(
            Supplier<RunningProgram> launcher, String line, Optional<WantedRules> wanted, TimeLimits limits) {
        return new RpcSubject(launcher, line, wanted, limits);
    }

    /** A sentence or an address. */
    private static String said(String text) {
        return PrintedText.clean(text, LONGEST_SENTENCE);
    }

    /** Letters without their accents, digits, and hyphens for the rest. */
    private static String id(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9.+]+", "-")
                .replaceAll("^-+|-+$", "");
        return plain.isEmpty() ? "subject" : plain;
    }

    @Override
    public Identity identity() {
        return identity;
    }

    @Override
    public Set<Capability> capabilities() {
        return capabilities;
    }

    @Override
    public Map<Capability, String> channels() {
        Map<Capability, String> channels = new EnumMap<>(Capability.class);
        capabilities.forEach(one -> Optional.ofNullable(known.channels().get(one.id()))
                .ifPresent(channel -> channels.put(one, said(channel))));
        return channels;
    }

    /** What it says itself, which of its words are not known here, and what it is not asked any more. */
    @Override
    public List<String> notes() {
        return Stream.of(
                        known.notes().stream().map(RpcSubject::said),
                        unknown(
                                known.capabilities(),
                                "capability",
                                capabilities.stream().map(Capability::id)),
                        unknown(
                                known.abilities(),
                                "ability",
                                Stream.of(Ability.values()).map(Ability::id)),
                        silent.notes().stream())
                .flatMap(Function.identity())
                .toList();
    }

    private static Stream<String> unknown(List<String> claimed, String what, Stream<String> known) {
        Set<String> ids = known.collect(Collectors.toSet());
        return claimed.stream()
                .filter(id -> !ids.contains(id))
                .map(id -> "it claims " + PrintedText.quoted(id) + ", which is no " + what + " known here");
    }

    @Override
    public List<KnownLimitation> knownLimits() {
        return known.knownLimits().stream()
                .map(limit -> new KnownLimitation(
                        said(limit.what()),
                        limit.explains().stream().map(RpcSubject::said).toList(),
                        limit.link().map(RpcSubject::said)))
                .toList();
    }

    @Override
    public Optional<RulesSetting> rulesSetting() {
        return briefing.map(RulesBriefing::setting);
    }

    @Override
    public Optional<ToldRules> toldRules() {
        return briefing.flatMap(RulesBriefing::told);
    }

    @Override
    public List<StatedRules> reports() {
        return known.reports().stream()
                .map(one -> new StatedRules(
                        said(one.by()),
                        said(one.text()),
                        one.said().stream()
                                .map(of -> new StatedRules.Said(of.axis(), said(of.words()), of.meant(), of.nearly()))
                                .toList()))
                .toList();
    }

    @Override
    public Session open() {
        return new RpcSession(new StartedSubject(launcher, wanted, limits, silent));
    }

    static Set<Capability> capabilities(List<String> ids) {
        Set<Capability> capabilities = EnumSet.noneOf(Capability.class);
        Stream.of(Capability.values()).filter(one -> ids.contains(one.id())).forEach(capabilities::add);
        return capabilities;
    }
}
