package touchstone.formats.shell;

import java.util.List;

/** What a user types to start this program, to be named in messages and records. */
public final class ProgramName {

    /** What the texts of the program say; a checkout has this launcher. */
    private static final String LAUNCHER = "./touchstone";

    private static final String NAME = System.getProperty("touchstone.program", started());

    private ProgramName() {}

    /** As in {@code ./touchstone}, {@code touchstone} or {@code java -jar touchstone.jar}, in words for a shell. */
    public static String name() {
        return NAME;
    }

    /** One of the program's own texts, with its name where the launcher of a checkout is named. */
    public static String in(String text) {
        return text.replace(LAUNCHER + " ", NAME + " ");
    }

    /** The JVM keeps what it was told to start: the jar, as it was typed, or a class. */
    private static String started() {
        String jar = System.getProperty("java.class.path", "");
        String typed = System.getProperty("sun.java.command", "");
        return jar.endsWith(".jar") && (typed.equals(jar) || typed.startsWith(jar + " "))
                ? "java -jar " + ShellWords.joined(List.of(jar))
                : LAUNCHER;
    }
}
