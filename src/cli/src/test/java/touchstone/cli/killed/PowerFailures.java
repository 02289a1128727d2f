package touchstone.cli.killed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import touchstone.cli.LastingContent;
import touchstone.cli.killed.DiskAfterPowerFailure.Contents;
import touchstone.cli.killed.DiskAfterPowerFailure.Names;

/**
 * Has a command run on a disk, takes the power away after each of its operations, and looks at what is left. The program of
 * a JVM whose file system is {@link LoggedFileSystem}.
 */
final class PowerFailures {

    /** So many moments are looked at besides those at which a file is replaced, or something is flushed or goes. */
    private static final int SAMPLE = 30;

    private final KilledCommand command;
    private final Path folder = Path.of("work").toAbsolutePath();
    private final Path whole = Path.of("whole").toAbsolutePath();
    private final Path before = Path.of("before").toAbsolutePath();
    private final int most;
    private final Random random;
    private int states;
    private int runs;

    private PowerFailures(KilledCommand command, int most, long seed) {
        this.command = command;
        this.most = most;
        this.random = new Random(seed);
    }

    /** @param args a command, how many runs are gone on with, and a seed */
    public static void main(String[] args) throws IOException {
        PowerFailures failures =
                new PowerFailures(KilledCommand.valueOf(args[0]), Integer.parseInt(args[1]), Long.parseLong(args[2]));
        try {
            failures.tryAll();
        } catch (IOException | RuntimeException | AssertionError e) {
            e.printStackTrace();
            System.exit(1);
        }
        System.exit(0);
    }

    private void tryAll() throws IOException {
        command.prepare(before);
        copy(before, folder);
        List<DiskOperation> operations = new ArrayList<>();
        LoggedFileSystem.logTo(new DiskLog(folder, Integer.MAX_VALUE, operations::add));
        int code = command.run(folder, false);
        LoggedFileSystem.logTo(DiskLog.NONE);
        if (code > 1) {
            throw new IllegalStateException("exit code " + code);
        }
        copy(folder, whole);
        // Of the results of scenarios and of pages there are hundreds, one like the other.
        TreeSet<Integer> gone = new TreeSet<>();
        random.ints(most, 0, operations.size() + 1).forEach(gone::add);
        look(operations, gone, code, before);
        // The same where a run before has left its files.
        look(operations, new TreeSet<>(), code, whole);
        for (int kept : random.ints(most, 0, operations.size()).toArray()) {
            failAfter(kept, operations.subList(kept, operations.size()), code);
        }
        System.out.printf(
                "%s: %d operations, %d states of the disk read, %d runs gone on with%n",
                command, operations.size(), states, runs);
    }

    private void look(List<DiskOperation> logged, TreeSet<Integer> goneOn, int code, Path at) throws IOException {
        List<DiskOperation> operations = logged;
        if (!at.equals(before)) {
            copy(at, folder);
            operations = new ArrayList<>();
            LoggedFileSystem.logTo(new DiskLog(folder, Integer.MAX_VALUE, operations::add));
            command.run(folder, false);
            LoggedFileSystem.logTo(DiskLog.NONE);
        }
        copy(at, folder);
        DiskAfterPowerFailure disk = new DiskAfterPowerFailure(folder);
        int step = Math.max(1, operations.size() / SAMPLE);
        for (int done = 0; done <= operations.size(); done++) {
            boolean going = goneOn.contains(done);
            if (going || done % step == 0 || isRare(operations.get(done - 1))) {
                for (Names names : Names.values()) {
                    for (Contents contents : Contents.values()) {
                        String moment = command + ", " + done + " of " + operations.size() + " operations, names "
                                + names + ", contents " + contents + ", the last "
                                + (done == 0 ? "none" : operations.get(done - 1).told(folder));
                        // Of pages nothing is promised, and there may be thousands.
                        disk.put(folder, names, contents, file -> !WholeFiles.isPage(file.toString()));
                        read(moment, contents);
                    }
                }
            }
            if (going) {
                Names names = Names.values()[random.nextInt(Names.values().length)];
                Contents contents = Contents.values()[random.nextInt(Contents.values().length)];
                disk.put(folder, names, contents, file -> true);
                goOn(code, done + " operations, names " + names + ", contents " + contents);
            }
            if (done < operations.size()) {
                disk.carryOut(operations.get(done));
            }
        }
    }

    private boolean isRare(DiskOperation operation) {
        return !(operation instanceof DiskOperation.Create || operation instanceof DiskOperation.Write)
                && !WholeFiles.isPage(operation.told(folder));
    }

    private void read(String moment, Contents contents) {
        states++;
        try {
            WholeFiles.assertReadable(folder, whole, true);
        } catch (IOException | AssertionError e) {
            throw new AssertionError(moment, e);
        }
    }

    /**
     * From some operation on none succeeds: it is told in a line, and the command can be run again.
     *
     * @param failing the operations that do not succeed
     */
    private void failAfter(int kept, List<DiskOperation> failing, int code) throws IOException {
        int expected = failing.stream().allMatch(PowerFailures::isOfNames) ? code : 2;
        copy(before, folder);
        LoggedFileSystem.logTo(new DiskLog(folder, kept, operation -> {}));
        int failed = command.run(folder, false);
        LoggedFileSystem.logTo(DiskLog.NONE);
        String moment = "no disk after " + kept + " operations";
        if (failed != expected) {
            throw new AssertionError(command + ", " + moment + ": exit code " + failed);
        }
        try {
            WholeFiles.assertReadable(folder, whole, false);
        } catch (AssertionError e) {
            throw new AssertionError(command + ", " + moment, e);
        }
        goOn(code, moment);
    }

    /** Whether names in a folder are flushed, which not every file system can: without it a command has done its work. */
    private static boolean isOfNames(DiskOperation operation) {
        return operation instanceof DiskOperation.Flush && Files.isDirectory(operation.path());
    }

    private void goOn(int code, String moment) throws IOException {
        runs++;
        int now = command.run(folder, true);
        if (now != code) {
            throw new AssertionError(command + ", " + moment + ": exit code " + now + " and not " + code);
        }
        try {
            LastingContent.assertSame(folder, whole, content -> content.replace(" --resume", ""));
        } catch (AssertionError e) {
            throw new AssertionError(command + ", " + moment, e);
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        DiskAfterPowerFailure disk = new DiskAfterPowerFailure(from);
        DiskAfterPowerFailure.clear(to);
        disk.putBelow(from, to);
    }
}
