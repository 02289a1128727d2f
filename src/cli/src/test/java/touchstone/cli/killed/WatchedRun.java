package touchstone.cli.killed;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A command that goes on in a JVM of its own, and says what it does to its folder as {@link WatchedCommand} has it. */
final class WatchedRun {

    /**
     * An operation on the disk.
     *
     * @param told what it was, and to which file
     * @param nanos when it was heard of, by a clock of no date
     */
    record Heard(String told, long nanos) {}

    private final Process process;
    private final BufferedReader told;
    private final List<Heard> operations = new ArrayList<>();

    WatchedRun(Process process) {
        this.process = process;
        told = process.inputReader();
    }

    private boolean hear() throws IOException {
        String line = told.readLine();
        if (line != null) {
            operations.add(new Heard(line, System.nanoTime()));
        }
        return line != null;
    }

    /** Waits for its end and returns its exit code. */
    int end() throws IOException, InterruptedException {
        while (hear()) {
            // Until it has no more to say.
        }
        return process.waitFor();
    }

    /**
     * Ends it by SIGKILL, where there are signals, unless it has ended before.
     *
     * @param after so many operations
     * @param nanos and as long after them
     * @return the programs that it had started and that ran until then
     */
    List<ProcessHandle> kill(int after, long nanos) throws IOException, InterruptedException {
        while (operations.size() < after && hear()) {
            // Until then.
        }
        process.waitFor(nanos, TimeUnit.NANOSECONDS);
        List<ProcessHandle> programs = process.descendants().toList();
        // By its handle, as what it has said until then is still to be heard.
        process.toHandle().destroyForcibly();
        end();
        return programs;
    }

    /** The last operation that was heard of, for messages. */
    String lastTold() {
        return operations.isEmpty()
                ? "nothing"
                : operations.size() + " operations, the last "
                        + operations.get(operations.size() - 1).told();
    }

    /** What was done until now, as far as it was heard of. */
    List<Heard> operations() {
        return List.copyOf(operations);
    }
}
