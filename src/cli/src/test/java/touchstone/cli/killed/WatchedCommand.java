package touchstone.cli.killed;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The program of a JVM that runs a command and says on standard output what it does to its folder, operation by operation, so
 * that it can be killed then. What the command prints is on standard error.
 */
final class WatchedCommand {

    private WatchedCommand() {}

    /** @param args the command, its folder, after how many operations the folder vanishes, or 0, and the command's words */
    public static void main(String[] args) {
        PrintStream told = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Path folder = Path.of(args[1]);
        AtomicInteger left = new AtomicInteger(Integer.parseInt(args[2]));
        LoggedFileSystem.logTo(new DiskLog(folder, Integer.MAX_VALUE, operation -> {
            told.println(operation.told(folder));
            if (left.decrementAndGet() == 0) {
                vanish(folder);
            }
        }));
        KilledCommand.valueOf(args[0]).main(Arrays.copyOfRange(args, 3, args.length));
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
}
