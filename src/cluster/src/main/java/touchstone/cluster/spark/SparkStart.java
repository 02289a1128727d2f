package touchstone.cluster.spark;

import java.util.stream.Stream;
import org.apache.spark.SparkException;
import org.apache.spark.sql.AnalysisException;
import org.apache.spark.sql.SparkSession;
import touchstone.cli.terminal.CommandException;
import touchstone.report.text.UntrustedText;

/** Starts Spark, with what all commands want of it. */
public final class SparkStart {

    /** As Linux and macOS have it. */
    private static final String DISK_FULL = "No space left on device";

    private SparkStart() {}

    /**
     * A session, which the caller stops.
     *
     * @param master as in {@code local[2]} or {@code spark://host:7077}
     * @param name for whoever watches the cluster
     * @throws CommandException if there is no such cluster
     */
    public static SparkSession session(String master, String name) {
        try {
            return SparkSession.builder()
                    .appName(name)
                    .master(master)
                    .config("spark.ui.enabled", System.getProperty("spark.ui.enabled", "false"))
                    // A part that hangs somewhere is begun somewhere else too, and the first to be done counts.
                    .config("spark.speculation", System.getProperty("spark.speculation", "true"))
                    .getOrCreate();
        } catch (Exception none) {
            if (isOfStart(none)) {
                throw CommandException.trouble("Spark can't be started with the master '" + master + "': "
                        + reason(none)
                        + "; expected one such as local[2] or spark://HOST:7077 that is running");
            }
            throw none;
        }
    }

    /** Whether Spark throws this for a master it can't start with; a {@link SparkException} is thrown without being declared. */
    private static boolean isOfStart(Exception problem) {
        return problem instanceof SparkException
                || problem instanceof IllegalArgumentException
                || problem instanceof IllegalStateException;
    }

    /**
     * What Spark throws, whether or not it is declared, as something for the user if it gave up.
     *
     * @throws E whatever else it is
     */
    @SuppressWarnings("unchecked")
    public static <E extends Exception> CommandException told(Exception problem) throws E {
        if (problem instanceof SparkException || problem instanceof AnalysisException) {
            String reason = reason(problem);
            if (reason.contains(DISK_FULL)) {
                reason +=
                        "; the folder in which Spark puts things aside is full: make room there, or name another in the "
                                + "environment variable SPARK_LOCAL_DIRS";
            } else if (isOfFullDisk(problem)) {
                reason += "; " + DISK_FULL + " there";
            }
            return CommandException.trouble("Spark gave up: " + reason);
        }
        throw (E) problem;
    }

    /** Whether that is the cause, and the first line of the message says only where. */
    private static boolean isOfFullDisk(Throwable problem) {
        return Stream.iterate(problem, cause -> cause != null, Throwable::getCause)
                .anyMatch(cause -> String.valueOf(cause.getMessage()).contains(DISK_FULL));
    }

    /** The first line of a message of Spark, without the stacks that follow. */
    public static String reason(Throwable problem) {
        return UntrustedText.line(
                String.valueOf(problem.getMessage()).lines().findFirst().orElse("no reason given"));
    }
}
