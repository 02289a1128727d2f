package touchstone.gtp.client;

import java.util.List;
import touchstone.process.Confinement;

/**
 * How an engine's process is started.
 *
 * @param commandLine words and quotes as for a shell, though none is started
 * @param commands what is sent to each process before anything else, in this order
 * @param confinement what each process may reach
 */
public record EngineStart(String commandLine, List<String> commands, Confinement confinement) {

    public EngineStart {
        commands = List.copyOf(commands);
    }

    /** Not confined. */
    public EngineStart(String commandLine, List<String> commands) {
        this(commandLine, commands, Confinement.NONE);
    }

    /** The same, confined in a certain way. */
    public EngineStart in(Confinement other) {
        return new EngineStart(commandLine, commands, other);
    }

    /** A command line and no more. */
    public static EngineStart of(String commandLine) {
        return new EngineStart(commandLine, List.of());
    }

    /** The command line and what is sent, in a line for a person. */
    public String line() {
        return commands.isEmpty() ? commandLine : commandLine + ", then " + String.join("; ", commands);
    }
}
