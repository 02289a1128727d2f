package touchstone.gtp.client;

import java.util.List;

/**
 * How an engine's process is started.
 *
 * @param commandLine words and quotes as for a shell, though none is started
 * @param commands what is sent to each process before anything else, in this order
 */
public record EngineStart(String commandLine, List<String> commands) {

    public EngineStart {
        commands = List.copyOf(commands);
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
