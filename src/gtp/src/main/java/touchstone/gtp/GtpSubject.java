package touchstone.gtp;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import touchstone.subject.Broken;
import touchstone.subject.Capability;
import touchstone.subject.Identity;
import touchstone.subject.Subject;
import touchstone.subject.Table;

/** An engine that speaks the Go Text Protocol, given by its command line. Each table is a process of its own. */
public final class GtpSubject implements Subject {

    private final Supplier<Engine> launcher;
    private final List<String> commands;
    private final GtpOptions options;
    private final BoardSizes sizes;
    private final EngineProfile profile;

    private GtpSubject(
            Supplier<Engine> launcher,
            List<String> commands,
            GtpOptions options,
            BoardSizes sizes,
            EngineProfile profile) {
        this.launcher = launcher;
        this.commands = commands;
        this.options = options;
        this.sizes = sizes;
        this.profile = profile;
    }

    /**
     * Starts the engine once, finds out what it can do, and ends it again.
     *
     * @param commandLine words and quotes as for a shell, though none is started
     * @throws Broken if there is no such program, or it does not speak the protocol; the message says which, in a sentence
     *     for the user
     */
    public static GtpSubject probe(String commandLine, GtpOptions options) {
        return probe(EngineStart.of(commandLine), options);
    }

    /**
     * The same for an engine that is sent something before anything else.
     *
     * @throws Broken also if it refuses one of these commands
     */
    public static GtpSubject probe(EngineStart start, GtpOptions options) {
        EngineCommand command = EngineCommand.parse(start.commandLine());
        return probe(() -> EngineProcess.start(command), start, options);
    }

    /**
     * The same for an engine started in another way than by a command line.
     *
     * @param launcher starts it anew: once now, and once for each table
     * @param commandLine how to name it to a person
     */
    public static GtpSubject probe(Supplier<Engine> launcher, String commandLine, GtpOptions options) {
        return probe(launcher, EngineStart.of(commandLine), options);
    }

    private static GtpSubject probe(Supplier<Engine> launcher, EngineStart start, GtpOptions options) {
        BoardSizes sizes = new BoardSizes();
        try (GtpConnection connection = connect(launcher, start.commands(), options)) {
            EngineProfile profile = new Probe(connection, sizes, start.line()).profile();
            return new GtpSubject(launcher, start.commands(), options, sizes, profile);
        }
    }

    private static GtpConnection connect(Supplier<Engine> launcher, List<String> commands, GtpOptions options) {
        GtpConnection connection = new GtpConnection(launcher.get(), options);
        try {
            List<Reply> replies = connection.ask(commands);
            for (int i = 0; i < replies.size(); i++) {
                if (!replies.get(i).success()) {
                    throw connection.nonsense(commands.get(i), replies.get(i), "no refusal");
                }
            }
            return connection;
        } catch (Broken broken) {
            connection.close();
            throw broken;
        }
    }

    @Override
    public Identity identity() {
        return profile.identity();
    }

    @Override
    public Set<Capability> capabilities() {
        return Set.copyOf(profile.capabilities());
    }

    @Override
    public Map<Capability, String> channels() {
        return Map.copyOf(profile.seen());
    }

    @Override
    public List<String> notes() {
        return profile.notes();
    }

    @Override
    public Table sit() {
        return new GtpTable(connect(launcher, commands, options), sizes, profile);
    }
}
