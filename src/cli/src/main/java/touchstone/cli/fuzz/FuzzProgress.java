package touchstone.cli.fuzz;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import touchstone.cli.terminal.DurationConverter;
import touchstone.cli.terminal.Progress;
import touchstone.explore.campaign.CampaignLimit;
import touchstone.explore.campaign.Throughput;

/** Shows the progress of a campaign: a bar on a terminal, elsewhere a line now and then. */
final class FuzzProgress implements AutoCloseable {

    private static final Duration BETWEEN_LINES = Duration.ofSeconds(60);

    private final String task;
    private final CampaignLimit extent;
    private final OptionalLong traces;
    private final long seed;
    private final PrintWriter lines;
    private final ProgressBar bar;
    private final long began = System.nanoTime();
    private long lastLine = began;

    /**
     * @param traces how many there are to go, if their number is limited
     * @param lines where lines go, if nobody is watching
     */
    FuzzProgress(
            String task, CampaignLimit extent, OptionalLong traces, long seed, boolean terminal, PrintWriter lines) {
        this.task = task;
        this.extent = extent;
        this.traces = traces;
        this.seed = seed;
        this.lines = lines;
        this.bar = terminal
                ? new ProgressBarBuilder()
                        .setTaskName(task)
                        .setInitialMax(traces.orElseGet(
                                () -> extent.time().orElse(Duration.ZERO).toSeconds()))
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(200)
                        .setConsumer(new ConsoleProgressBarConsumer(System.err, Progress.WIDTH + 30))
                        .hideEta()
                        .clearDisplayOnFinish()
                        .build()
                : null;
    }

    /** @param causes found until now */
    void saw(long gone, Throughput pace, int causes) {
        long now = System.nanoTime();
        String state = String.format(Locale.ROOT, "%d games, ", gone)
                + (pace.commands() == 0 ? "" : String.format(Locale.ROOT, "%.0f commands/s, ", pace.rate()))
                + found(causes)
                + ", seed " + seed;
        if (bar != null) {
            bar.stepTo(traces.isPresent() ? gone : Duration.ofNanos(now - began).toSeconds());
            bar.setExtraMessage(' ' + state);
        } else if (now - lastLine > BETWEEN_LINES.toNanos()) {
            lastLine = now;
            lines.println(
                    task + " after " + DurationConverter.words(Duration.ofNanos(now - began)) + of() + ": " + state);
            lines.flush();
        }
    }

    private String of() {
        return extent.time().map(time -> " of " + DurationConverter.words(time)).orElse("");
    }

    private static String found(int causes) {
        return causes == 0 ? "nothing found" : causes + " found";
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
