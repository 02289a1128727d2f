package touchstone.cli.perft;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.function.DoubleConsumer;
import touchstone.cli.terminal.DurationConverter;
import touchstone.cli.terminal.Progress;
import touchstone.cli.terminal.TerminalInfo;

/** Shows the progress of a count and the time it may still take: a bar on a terminal, elsewhere a line each minute. */
final class PerftProgress implements DoubleConsumer, AutoCloseable {

    private static final Duration BETWEEN_LINES = Duration.ofSeconds(60);
    private static final int STEPS = 1000;

    private final String task;
    private final PrintWriter lines;
    private final Progress bar;
    private final long began = System.nanoTime();
    private long lastLine = began;
    private int steps;

    PerftProgress(String task, PrintWriter lines) {
        this.task = task;
        this.lines = lines;
        this.bar = Progress.of(task, STEPS);
    }

    @Override
    public void accept(double part) {
        for (; steps < Math.min(STEPS, part * STEPS); steps++) {
            bar.step();
        }
        long now = System.nanoTime();
        if (!TerminalInfo.isTerminal() && part > 0 && now - lastLine > BETWEEN_LINES.toNanos()) {
            lastLine = now;
            Duration gone = Duration.ofNanos(now - began);
            Duration left = Duration.ofMillis((long) (gone.toMillis() * (1 - part) / part));
            lines.println(String.format(
                    Locale.ROOT,
                    "%s: %.0f %% after %s; perhaps %s more",
                    task,
                    100 * part,
                    DurationConverter.words(gone),
                    DurationConverter.words(left)));
            lines.flush();
        }
    }

    @Override
    public void close() {
        bar.close();
    }
}
