package touchstone.gtp;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import touchstone.gtp.client.EngineStart;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.GtpOptions;
import touchstone.gtp.client.KnownForm;
import touchstone.gtp.client.PlainReplay;
import touchstone.gtp.client.Reply;
import touchstone.gtp.client.RestartingConnection;
import touchstone.gtp.lines.LinesSession;
import touchstone.gtp.lines.Patience;
import touchstone.gtp.observe.BoardSizes;
import touchstone.gtp.observe.EngineProfile;
import touchstone.gtp.probe.Probe;
import touchstone.gtp.rules.RulesSetter;
import touchstone.gtp.session.GtpSession;
import touchstone.process.ProgramCommand;
import touchstone.process.RunningProgram;
import touchstone.process.StartedProcess;
import touchstone.rules.WantedRules;
import touchstone.spi.Capability;
import touchstone.spi.Identity;
import touchstone.spi.RulesSetting;
import touchstone.spi.Session;
import touchstone.spi.StatedRules;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.ToldRules;
import touchstone.trace.ReplayableSubject;
import touchstone.trace.TranscriptReplay;

/** An engine that speaks the Go Text Protocol, given by its command line. Each table is a process of its own. */
public final class GtpSubject implements ReplayableSubject {

    private final Supplier<RunningProgram> launcher;
    private final List<String> commands;
    private final GtpOptions options;
    private final KnownForm form;
    private final BoardSizes sizes;
    private final EngineProfile profile;
    private final Optional<RulesSetting> setting;
    private final Optional<ToldRules> told;
    private final List<StatedRules> reports;
    private final Patience patience;

    private GtpSubject(
            Supplier<RunningProgram> launcher,
            List<String> commands,
            GtpOptions options,
            KnownForm form,
            BoardSizes sizes,
            EngineProfile profile,
            Optional<RulesSetting> setting,
            Optional<ToldRules> told,
            List<StatedRules> reports) {
        this.launcher = launcher;
        this.commands = commands;
        this.options = options;
        this.form = form;
        this.sizes = sizes;
        this.profile = profile;
        this.setting = setting;
        this.told = told;
        this.reports = reports;
        this.patience = new Patience(options.commandLimit());
    }

    /**
     * Starts the engine once, finds out what it can do, and ends it again.
     *
     * @param commandLine words and quotes as for a shell, though none is started
     * @throws SubjectErrorException if there is no such program, or it does not speak the protocol; the message says which, in a sentence
     *     for the user
     */
    public static GtpSubject probe(String commandLine, GtpOptions options) {
        return probe(EngineStart.of(commandLine), options);
    }

    /**
     * The same for an engine that is sent something before anything else.
     *
     * @throws SubjectErrorException also if it refuses one of these commands
     */
    public static GtpSubject probe(EngineStart start, GtpOptions options) {
        return probe(start, Optional.empty(), options);
    }

    /**
     * The same for an engine that is told by which rules to play, and so is each further process of it.
     *
     * @param wanted left to the engine if empty
     */
    public static GtpSubject probe(EngineStart start, Optional<WantedRules> wanted, GtpOptions options) {
        ProgramCommand command = ProgramCommand.parse(start.commandLine());
        return probe(() -> StartedProcess.start(command, start.confinement()), start, wanted, options);
    }

    /**
     * The same for an engine started in another way than by a command line.
     *
     * @param launcher starts it anew: once now, and once for each table
     * @param commandLine how to name it to a person
     */
    public static GtpSubject probe(Supplier<RunningProgram> launcher, String commandLine, GtpOptions options) {
        return probe(launcher, EngineStart.of(commandLine), Optional.empty(), options);
    }

    /** The same for an engine started in another way, and told by which rules to play. */
    public static GtpSubject probe(
            Supplier<RunningProgram> launcher, EngineStart start, Optional<WantedRules> wanted, GtpOptions options) {
        BoardSizes sizes = new BoardSizes();
        KnownForm form = new KnownForm();
        try (RestartingConnection engine =
                new RestartingConnection(() -> connect(launcher, start.commands(), options, form))) {
            Probe probe = new Probe(engine, sizes, start.line(), wanted);
            EngineProfile profile = probe.profile();
            List<String> commands = new ArrayList<>(start.commands());
            probe.briefed().ifPresent(briefed -> commands.addAll(briefed.commands()));
            return new GtpSubject(
                    launcher,
                    List.copyOf(commands),
                    options,
                    form,
                    sizes,
                    profile,
                    probe.briefed().map(RulesSetter.Briefed::setting),
                    probe.briefed().flatMap(RulesSetter.Briefed::told),
                    probe.report().stream().toList());
        }
    }

    private static GtpConnection connect(
            Supplier<RunningProgram> launcher, List<String> commands, GtpOptions options, KnownForm form) {
        GtpConnection connection = new GtpConnection(launcher.get(), options, form);
        try {
            List<Reply> replies = connection.ask(commands);
            for (int i = 0; i < replies.size(); i++) {
                if (!replies.get(i).success()) {
                    throw connection.nonsense(commands.get(i), replies.get(i), "no refusal");
                }
            }
            return connection;
        } catch (SubjectErrorException broken) {
            connection.close();
            throw broken;
        }
    }

    /**
     * Another engine of which the same is known.
     *
     * @param other starts it
     */
    public GtpSubject startedBy(Supplier<RunningProgram> other, Identity identity) {
        return new GtpSubject(
                other, commands, options, new KnownForm(), sizes, profile.of(identity), setting, told, reports);
    }

    @Override
    public Identity identity() {
        return profile.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        Set<Capability> capabilities = EnumSet.of(Capability.COMMAND_LINES);
        capabilities.addAll(profile.capabilities());
        return Set.copyOf(capabilities);
    }

    @Override
    public Map<Capability, String> channels() {
        return Map.copyOf(profile.seen());
    }

    /** What was found out when it was probed, and how its answers differ from the form of the protocol as far as was seen by now. */
    @Override
    public List<String> notes() {
        return Stream.concat(profile.notes().stream(), form.notes().stream()).toList();
    }

    @Override
    public Map<Capability, String> unused() {
        return Map.copyOf(profile.unused());
    }

    /** How often a whole time limit has been waited for since it was first started. */
    public int fullWaits() {
        return form.fullWaits();
    }

    @Override
    public Optional<RulesSetting> rulesSetting() {
        return setting;
    }

    @Override
    public Optional<ToldRules> toldRules() {
        return told;
    }

    @Override
    public List<StatedRules> reports() {
        return reports;
    }

    @Override
    public Session open() {
        LinesSession lines = LinesSession.of(launcher, commands, patience, options.startLimit(), profile.channels());
        return new GtpSession(connect(launcher, commands, options, form), lines, sizes, profile);
    }

    /** Empty for an engine whose answers are not of the form of the protocol. */
    @Override
    public Optional<TranscriptReplay> replay() {
        // It counts answers by what ends them.
        return form.notes().isEmpty()
                ? Optional.of(PlainReplay.start(launcher.get(), commands, options))
                : Optional.empty();
    }
}
