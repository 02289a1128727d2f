package touchstone.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Ends programs under test if Touchstone was killed and could not do so itself. It runs in a small JVM of its own, is told on its
 * standard input of each program that begins or ends, and kills those that are left when that input ends. Java finds the children
 * of a process on every system, and notices when a number was given to another one since.
 */
final class LastResort {

    /** What a line begins with; the process id follows. */
    static final char BEGUN = '+';

    /** As above. */
    static final char ENDED = '-';

    private final Map<Long, ProcessHandle> running = new HashMap<>();

    private LastResort() {}

    /** Ends when its input does. */
    public static void main(String[] arguments) throws IOException {
        Thread work = new Thread(() -> new LastResort().run(), "end what is left");
        // A signal to all of a terminal's programs, such as that of Ctrl-C, must not end it before Touchstone has
        // ended.
        Runtime.getRuntime().addShutdownHook(work);
        Runtime.getRuntime().exit(0);
    }

    private void run() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                take(line);
            }
        } catch (IOException e) {
            // Nobody writes there any more, either.
        }
        running.values().forEach(LastResort::kill);
    }

    private void take(String line) {
        long id = Long.parseLong(line.substring(1));
        if (line.charAt(0) == BEGUN) {
            Optional<ProcessHandle> found = ProcessHandle.of(id);
            found.ifPresent(process -> running.put(id, process));
        } else {
            running.remove(id);
        }
    }

    private static void kill(ProcessHandle program) {
        // Found before its parent is gone, killed after it: the parent could start more.
        Iterable<ProcessHandle> children = program.descendants().toList();
        program.destroyForcibly();
        children.forEach(ProcessHandle::destroyForcibly);
    }
}
