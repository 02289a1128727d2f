package touchstone.cli.cluster;

import java.io.PrintWriter;
import java.io.Serializable;
import java.io.Writer;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import touchstone.cli.options.Installation;

/**
 * A command line as it is sent to workers, who start the same programs from it.
 *
 * @param home Touchstone's folder, in the same place on each worker; empty for the rules in its jar
 * @param arguments behind the command's name
 */
public record SentCommand(String home, ArrayList<String> arguments) implements Serializable {

    public static SentCommand of(List<String> arguments) {
        return new SentCommand(Installation.checkout().map(Path::toString).orElse(""), new ArrayList<>(arguments));
    }

    /**
     * The command with these arguments, on a worker. It prints nothing.
     *
     * @throws touchstone.cli.terminal.CommandException if there is no such folder there
     */
    public <T> T on(T command) {
        if (!home.isEmpty()) {
            Installation.use(Path.of(home));
        }
        new CommandLine(command)
                .setErr(new PrintWriter(Writer.nullWriter()))
                .setOut(new PrintWriter(Writer.nullWriter()))
                .setCaseInsensitiveEnumValuesAllowed(true)
                // Options of the whole program, such as --home.
                .setUnmatchedArgumentsAllowed(true)
                .parseArgs(arguments.toArray(String[]::new));
        return command;
    }

    /** How a message names the worker that this is. */
    public static String worker() {
        try {
            return "the worker " + InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException nameless) {
            return "a worker";
        }
    }
}
