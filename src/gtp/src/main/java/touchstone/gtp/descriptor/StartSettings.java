package touchstone.gtp.descriptor;

import java.util.List;
import java.util.stream.Stream;

/**
 * The flags and commands that set something.
 *
 * @param flags words for the command line
 * @param commands what is sent to each process before anything else
 */
public record StartSettings(List<String> flags, List<String> commands) {

    /** Nothing need be given. */
    public static final StartSettings NONE = new StartSettings(List.of(), List.of());

    public StartSettings {
        flags = List.copyOf(flags);
        commands = List.copyOf(commands);
    }

    /** These, and then others. */
    public StartSettings and(StartSettings others) {
        return new StartSettings(
                Stream.concat(flags.stream(), others.flags.stream()).toList(),
                Stream.concat(commands.stream(), others.commands.stream()).toList());
    }
}
