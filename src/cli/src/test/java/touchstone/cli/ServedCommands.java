package touchstone.cli;

import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The program in one JVM of its own, in a folder of its own, for command after command: most of what a short command costs is
 * that Java starts and reads its classes.
 */
final class ServedCommands implements Closeable {

    /** What a command printed, on both streams, and its exit code. */
    record Printed(String output, int exitCode) {}

    /** Before each command: the end of the input is told from it. */
    private static final int ANOTHER = 1;

    private final Process process;
    private final DataOutputStream commands;
    private final DataInputStream answers;

    /** @param folder from where the paths of the command lines go out */
    ServedCommands(Path folder, Path searched) throws IOException {
        this(folder, command(), Map.of("PATH", searched + File.pathSeparator + System.getenv("PATH")));
    }

    /** @param environment what is other in it */
    ServedCommands(Path folder, List<String> command, Map<String, String> environment) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        process = builder.start();
        commands = new DataOutputStream(process.getOutputStream());
        answers = new DataInputStream(process.getInputStream());
    }

    /** What starts such a JVM, as a rule. */
    static List<String> command() {
        return ProgramProcess.command(ServedCommands.class);
    }

    /** @param added a folder of classes besides the program's own, as TOUCHSTONE_CLASSPATH names one */
    Printed run(List<String> words, Optional<Path> added) throws IOException {
        commands.write(ANOTHER);
        commands.writeUTF(added.map(Path::toString).orElse(""));
        commands.writeInt(words.size());
        for (String word : words) {
            commands.writeUTF(word);
        }
        commands.flush();
        int exitCode = answers.readInt();
        return new Printed(new String(answers.readNBytes(answers.readInt()), StandardCharsets.UTF_8), exitCode);
    }

    @Override
    public void close() throws IOException {
        commands.close();
        process.onExit().join();
    }

    /** Serves standard input and output until the input ends. */
    public static void main(String[] args) throws IOException {
        Locale.setDefault(Locale.ROOT);
        DataInputStream in = new DataInputStream(System.in);
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream(FileDescriptor.out))) {
            // Whatever the program prints past its writers must not come between the answers.
            System.setOut(System.err);
            while (in.read() == ANOTHER) {
                String added = in.readUTF();
                String[] words = new String[in.readInt()];
                for (int i = 0; i < words.length; i++) {
                    words[i] = in.readUTF();
                }
                StringWriter printed = new StringWriter();
                int exitCode = run(words, added, new PrintWriter(printed, true));
                byte[] output = printed.toString().getBytes(StandardCharsets.UTF_8);
                out.writeInt(exitCode);
                out.writeInt(output.length);
                out.write(output);
                out.flush();
            }
        }
    }

    /** The classes are loaded anew for each command, as they are compiled anew between two. */
    private static int run(String[] words, String added, PrintWriter writer) throws MalformedURLException, IOException {
        ClassLoader own = ServedCommands.class.getClassLoader();
        URL[] folders =
                added.isEmpty() ? new URL[0] : new URL[] {Path.of(added).toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(folders, own)) {
            Thread.currentThread().setContextClassLoader(loader);
            return Touchstone.run(words, writer, writer);
        } finally {
            Thread.currentThread().setContextClassLoader(own);
        }
    }
}
