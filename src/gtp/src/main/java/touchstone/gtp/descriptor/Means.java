package touchstone.gtp.descriptor;

import java.util.List;
import java.util.stream.Stream;

/**
 * By what something is set.
 *
 * @param flags words for the command line
 * @param commands what is sent to each process before anything else
 */
public record Means(List<String> flags, List<String> commands) {

    /** Nothing need be given. */
    public static final Means NONE = new Means(List.of(), List.of());

    public Means {
        flags = List.copyOf(flags);
        commands = List.copyOf(commands);
    }

    /** These, and then others. */
    public Means and(Means others) {
        return new Means(
                Stream.concat(flags.stream(), others.flags.stream()).toList(),
                Stream.concat(commands.stream(), others.commands.stream()).toList());
    }
}
