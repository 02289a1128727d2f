package touchstone.cli;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import touchstone.formats.shell.ShellWords;

/**
 * A program that is an own process for whoever starts it, with pipes and an end, but thinks in the JVM of the tests: the process
 * only passes on what it hears. It starts in milliseconds, where a JVM takes half a second of processor time, and knows what this JVM knows. For tests
 * that need an engine; where its process is what is tried, {@link ProgramProcess} has one.
 */
public final class PipedProgram {

    /** What a program does with its streams until it ends. */
    @FunctionalInterface
    public interface Service {
        void serve(InputStream in, OutputStream out, OutputStream err, String... args) throws IOException;
    }

    /** Its own pipes are open before the JVM is told of it, and the last of them ends it. */
    private static final String PASSING_ON = """
            own=${0%/*}/$$
            mkfifo "$own.in" "$own.out" "$own.err"
            { printf '%s\\t' $$ "$@"; echo; } | cat >"${0%/*}/started"
            exec 3<&0
            cat <&3 >"$own.in" 2>/dev/null &
            exec 3<&-
            cat <"$own.err" >&2 &
            exec cat "$own.out"
            """;

    private static final Map<String, Service> SERVICES = new ConcurrentHashMap<>();

    private static final Path SCRIPT = begin();

    private final String name;

    private PipedProgram(String name) {
        this.name = name;
    }

    /** @param name by which it is known in this JVM */
    public static PipedProgram of(String name, Service service) {
        if (SERVICES.put(name, service) != null) {
            throw new IllegalArgumentException("another is called " + name);
        }
        return new PipedProgram(name);
    }

    /** What starts it. */
    public List<String> command(String... args) {
        List<String> command = new ArrayList<>(List.of("sh", SCRIPT.toString(), name));
        command.addAll(List.of(args));
        return command;
    }

    /** What starts it, in a line. */
    public String line(String... args) {
        return ShellWords.joined(command(args));
    }

    private static Path begin() {
        try {
            Path folder = Files.createTempDirectory(Path.of("target").toAbsolutePath(), "piped");
            folder.toFile().deleteOnExit();
            Path script = Files.writeString(folder.resolve("program.sh"), PASSING_ON);
            script.toFile().deleteOnExit();
            File started = folder.resolve("started").toFile();
            started.deleteOnExit();
            new ProcessBuilder("mkfifo", started.toString())
                    .inheritIO()
                    .start()
                    .onExit()
                    .join();
            // Whoever reads and writes such a file sees no end of it when one of several writers closes it.
            RandomAccessFile both = new RandomAccessFile(started, "rw");
            InputStream told = new FileInputStream(both.getFD());
            daemon("programs that were started", () -> listen(folder, told));
            return script;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void daemon(String name, Runnable work) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        thread.start();
    }

    private static void listen(Path folder, InputStream told) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(told, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split("\t");
                daemon("program " + words[1], () -> serve(folder, words));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void serve(Path folder, String... words) {
        String[] args = List.of(words).subList(2, words.length).toArray(String[]::new);
        Path own = folder.resolve(words[0]);
        Path in = Path.of(own + ".in");
        Path out = Path.of(own + ".out");
        Path err = Path.of(own + ".err");
        try (InputStream heard = new FileInputStream(in.toFile());
                OutputStream complained = new FileOutputStream(err.toFile());
                OutputStream said = new FileOutputStream(out.toFile())) {
            Files.delete(in);
            Files.delete(out);
            Files.delete(err);
            SERVICES.get(words[1]).serve(heard, said, complained, args);
        } catch (IOException gone) {
            // Its process was ended, as a program that is no longer needed is.
        }
    }
}
