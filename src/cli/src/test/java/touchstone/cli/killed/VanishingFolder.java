package touchstone.cli.killed;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import touchstone.cli.terminal.ExitCode;

/**
 * Has a command run in a folder that vanishes under it, early, in the middle, and where there are pages when nothing else is left to
 * do: of these folders are made as they come. The program of a JVM whose file system is {@link LoggedFileSystem}.
 */
final class VanishingFolder {

    private final KilledCommand command;

    private VanishingFolder(KilledCommand command) {
        this.command = command;
    }

    /** @param args a command, which gets folders below the current one */
    public static void main(String[] args) throws IOException {
        PrintStream out = System.out;
        try {
            new VanishingFolder(KilledCommand.valueOf(args[0])).tryAll();
        } catch (IOException | RuntimeException | AssertionError e) {
            e.printStackTrace(out);
            System.exit(1);
        }
        System.exit(0);
    }

    private void tryAll() throws IOException {
        Path whole = Path.of("whole", "work");
        command.prepare(whole);
        List<String> operations = new ArrayList<>();
        LoggedFileSystem.logTo(
                new DiskLog(whole, Integer.MAX_VALUE, operation -> operations.add(operation.told(whole))));
        command.run(whole, false);
        LoggedFileSystem.logTo(DiskLog.NONE);
        List<Integer> moments = new ArrayList<>(List.of(3, operations.size() / 2));
        pages(operations).ifPresent(moments::add);
        for (int done : moments) {
            vanishAfter(done, whole);
        }
    }

    private static OptionalInt pages(List<String> operations) {
        return IntStream.range(0, operations.size())
                .filter(done -> operations.get(done).matches("MakeFolder .*(results|assets)"))
                .findFirst();
    }

    private void vanishAfter(int done, Path whole) throws IOException {
        Path work = Path.of("vanishing-" + done, "work");
        command.prepare(work);
        int[] left = {done};
        LoggedFileSystem.logTo(new DiskLog(work, Integer.MAX_VALUE, operation -> {
            if (--left[0] == 0) {
                vanish(work);
            }
        }));
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream both = new PrintStream(printed, true, UTF_8);
        System.setOut(both);
        System.setErr(both);
        int code = command.run(work, false);
        LoggedFileSystem.logTo(DiskLog.NONE);
        assertTold(printed.toString(UTF_8), code);
        WholeFiles.assertReadable(work.resolveSibling("vanished"), whole, false);
    }

    /** As a disk does that is taken away: all of it at once, under whoever writes there. */
    private static void vanish(Path folder) {
        LoggedFileSystem.logTo(DiskLog.NONE);
        try {
            Files.move(folder, folder.resolveSibling("vanished"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a command says, and its exit code, when its disk is of no use any more. */
    static void assertTold(String output, int code) {
        assertThat(code).as(output).isEqualTo(ExitCode.TROUBLE.code());
        assertThat(output).contains("touchstone: ").doesNotContain("Exception").doesNotContain("internal error");
        List<String> lines =
                output.lines().filter(line -> line.startsWith("touchstone: ")).toList();
        assertThat(lines.get(lines.size() - 1)).containsAnyOf("work", "No space left on device");
    }
}
