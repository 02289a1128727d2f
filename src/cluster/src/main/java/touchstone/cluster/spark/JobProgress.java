package touchstone.cluster.spark;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import touchstone.cli.terminal.DurationConverter;

/** A line now and then on how far Spark is. */
public final class JobProgress extends SparkListener {

    private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(30);

    private final PrintWriter lines;
    private final long began = System.nanoTime();
    private long lastLine = began;
    private int step;
    private int parts;
    private int done;

    public JobProgress(PrintWriter lines) {
        this.lines = lines;
    }

    @Override
    public synchronized void onStageSubmitted(SparkListenerStageSubmitted stage) {
        step++;
        parts = stage.stageInfo().numTasks();
        done = 0;
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd task) {
        done += task.taskInfo().successful() ? 1 : 0;
        long now = System.nanoTime();
        if (now - lastLine > BETWEEN_LINES) {
            lastLine = now;
            lines.printf(
                    "corpus after %s: step %d, %d of %d parts done%n",
                    DurationConverter.words(Duration.ofNanos(now - began)), step, Math.min(done, parts), parts);
            lines.flush();
        }
    }
}
