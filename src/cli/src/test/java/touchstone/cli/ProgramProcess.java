package touchstone.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The program in a JVM of its own, for what can't be tried in the JVM of the tests. */
public final class ProgramProcess {

    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private ProgramProcess() {}

    /** What starts a class of these tests, or of the program. */
    static List<String> java(Class<?> main) {
        return command(ChildClasses.get().options(), main);
    }

    /** @param options with the class path */
    static List<String> command(List<String> options, Class<?> main, String... args) {
        List<String> command =
                new ArrayList<>(List.of(JAVA, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-XX:-UsePerfData"));
        command.addAll(options);
        command.add("-Dtouchstone.home=" + System.getProperty("touchstone.home"));
        command.add(main.getName());
        command.addAll(List.of(args));
        return command;
    }

    public static List<String> command(String... args) {
        return command(Touchstone.class, args);
    }

    /** What starts a class of these tests, or of the program, with arguments. */
    public static List<String> command(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(java(main));
        command.addAll(List.of(args));
        return command;
    }

    public static Process start(Path output, String... args) throws IOException {
        return new ProcessBuilder(command(args))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
    }

    /** The reference served over GTP, as an engine's command line. */
    public static String engine() {
        return String.join(
                " ", command("gtp").stream().map(word -> "'" + word + "'").toList());
    }
}
