package touchstone.process;

import java.io.IOException;
import java.io.Writer;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Tells {@link LastResort} which programs run. Where that can't be started, programs outlive a Touchstone that is killed. */
final class Watchdog {

    private static final Watchdog STARTED = new Watchdog(start());

    private Optional<Writer> input;

    private Watchdog(Optional<Writer> input) {
        this.input = input;
    }

    /** The one of this JVM, started by whoever asks first. */
    static Watchdog get() {
        return STARTED;
    }

    private static Optional<Writer> start() {
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:-UsePerfData",
                "-Xshare:auto",
                "-Xmx16m",
                "-cp",
                classPath(),
                LastResort.class.getName());
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // Options meant for Touchstone, such as those of a debugger or for more memory, are not for it.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"));
        try {
            return Optional.of(builder.start().outputWriter(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Where this class was loaded from; in a JVM that hides it, all that it was given. */
    private static String classPath() {
        try {
            return Path.of(Watchdog.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException | RuntimeException e) {
            return System.getProperty("java.class.path");
        }
    }

    void begun(long process) {
        tell(LastResort.BEGUN, process);
    }

    void ended(long process) {
        tell(LastResort.ENDED, process);
    }

    private synchronized void tell(char what, long process) {
        input = input.filter(writer -> {
            try {
                writer.write(what + Long.toString(process) + "\n");
                writer.flush();
                return true;
            } catch (IOException e) {
                // It was killed.
                return false;
            }
        });
    }
}
