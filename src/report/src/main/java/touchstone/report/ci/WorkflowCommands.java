package touchstone.report.ci;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * The commands that GitHub reads in what a job prints. While a program under test may have its say they are off: a line of it that
 * looks like a command is then text. Only who knows the token can turn them on, and it is drawn anew for each run.
 */
public final class WorkflowCommands {

    private final String token = UUID.randomUUID().toString();

    private WorkflowCommands() {}

    /**
     * Those of the job that this runs in, if it is one of GitHub's.
     *
     * @param environment variables by their names, as a process has them
     */
    public static Optional<WorkflowCommands> of(Map<String, String> environment) {
        return "true".equals(environment.get("GITHUB_ACTIONS"))
                ? Optional.of(new WorkflowCommands())
                : Optional.empty();
    }

    /** The line after which no line is a command. */
    public String off() {
        return "::stop-commands::" + token;
    }

    /** The line after which lines may be commands again. */
    public String on() {
        return "::" + token + "::";
    }

    /**
     * The line that shows an error at a place.
     *
     * @param line from 1
     */
    static String error(String file, int line, String title, String message) {
        return "::error file=" + property(file) + ",line=" + line + ",title=" + property(title) + "::" + data(message);
    }

    private static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
