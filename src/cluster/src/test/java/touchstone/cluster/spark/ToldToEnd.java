package touchstone.cluster.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerStageSubmitted;

/** Sends SIGTERM to its own process as soon as a table begins to be written. Made by Spark. */
public final class ToldToEnd extends SparkListener {

    @Override
    public void onStageSubmitted(SparkListenerStageSubmitted stage) {
        if (stage.stageInfo().shuffleDepId().isDefined()) {
            return;
        }
        try {
            new ProcessBuilder(
                            "kill",
                            "-TERM",
                            Long.toString(ProcessHandle.current().pid()))
                    .inheritIO()
                    .start();
        } catch (IOException noSuchCommand) {
            throw new UncheckedIOException(noSuchCommand);
        }
    }
}
