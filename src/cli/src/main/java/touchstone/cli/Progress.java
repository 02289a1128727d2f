package touchstone.cli;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far a run is: a bar on a terminal, nothing elsewhere. */
interface Progress extends AutoCloseable {

    void step();

    @Override
    void close();

    /** @param steps how many results are to come */
    static Progress of(String task, int steps, boolean terminal) {
        if (!terminal) {
            return new Progress() {
                @Override
                public void step() {
                    // Nobody is watching.
                }

                @Override
                public void close() {
                    // Nothing was shown.
                }
            };
        }
        ProgressBar bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(100)
                .clearDisplayOnFinish()
                .build();
        return new Progress() {
            @Override
            public void step() {
                bar.step();
            }

            @Override
            public void close() {
                bar.close();
            }
        };
    }
}
