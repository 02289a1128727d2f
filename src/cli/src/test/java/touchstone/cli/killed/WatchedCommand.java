package touchstone.cli.killed;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The program of a JVM that runs a command and says on standard output what it does to its folder, operation by operation, so
 * that it can be killed then. What the command prints is on standard error.
 */
final class WatchedCommand {

    private WatchedCommand() {}

    /** @param args the command, its folder, and the command's words */
    public static void main(String[] args) {
        PrintStream told = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        System.setOut(System.err);
        Path folder = Path.of(args[1]);
        LoggedFileSystem.logTo(
                new DiskLog(folder, Integer.MAX_VALUE, operation -> told.println(operation.told(folder))));
        KilledCommand.valueOf(args[0]).main(Arrays.copyOfRange(args, 2, args.length));
    }
}
