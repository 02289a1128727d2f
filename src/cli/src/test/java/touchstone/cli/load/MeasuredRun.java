package touchstone.cli.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchstone.cli.ProgramProcess;

/**
 * What a command took.
 *
 * @param size in the unit of its load
 * @param megabytes the most memory that its process had at a time, the JVM's own included
 * @param seconds of processors, of that process alone
 */
record MeasuredRun(Load load, long size, long megabytes, double seconds) {

    private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

    /** The heap of the program, whatever the size: who needs more fails. */
    static final String HEAP = "-Xmx512m";

    /** How often the process is looked at; the peak is kept by the system, so that none is missed but at the very end. */
    private static final long MILLIS = 100;

    /** @throws IOException if the command fails, or this is no Linux */
    static MeasuredRun of(Load load, long size, Path folder) throws IOException, InterruptedException {
        List<String> command = ProgramProcess.command(load.prepare(folder, size).toArray(String[]::new));
        command.add(1, HEAP);
        Path output = folder.resolve("output");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        long peak = 0;
        Duration used = Duration.ZERO;
        do {
            peak = Math.max(peak, peak(process.pid()));
            used = process.info().totalCpuDuration().orElse(used);
        } while (!process.waitFor(MILLIS, TimeUnit.MILLISECONDS));
        // Both violations and what no ruleset allows of a game drawn by lot are results.
        if (process.exitValue() > 1 || peak == 0) {
            throw new IOException(load + " ended with " + process.exitValue() + ": " + Files.readString(output));
        }
        return new MeasuredRun(load, size, peak >> 10, used.toMillis() / 1000.0);
    }

    /** In kB; 0 if the process is gone. */
    private static long peak(long pid) throws IOException {
        Path status = Path.of("/proc", Long.toString(pid), "status");
        try {
            Matcher peak = PEAK.matcher(Files.readString(status));
            return peak.find() ? Long.parseLong(peak.group(1)) : 0;
        } catch (NoSuchFileException e) {
            return 0;
        }
    }
}
