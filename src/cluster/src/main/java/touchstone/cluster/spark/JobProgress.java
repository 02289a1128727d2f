package touchstone.cluster.spark;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.apache.spark.ExceptionFailure;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import touchstone.cli.terminal.DurationConverter;

/** A line now and then on how far Spark is, and one at once if a part ran out of memory. */
public final class JobProgress extends SparkListener {

    private static final long BETWEEN_LINES = TimeUnit.SECONDS.toNanos(30);

    /** Spark says so too, but not what to do; in its local mode the program ends. */
    private static final String OUT_OF_MEMORY =
            "touchstone: Spark ran out of memory; give it more in the environment variable TOUCHSTONE_SPARK_MEMORY, such as 4g";

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
        if (task.reason() instanceof ExceptionFailure failure
                && failure.className().equals(OutOfMemoryError.class.getName())) {
            lines.println(OUT_OF_MEMORY);
            lines.flush();
        }
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
