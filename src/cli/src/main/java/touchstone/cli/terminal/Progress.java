package touchstone.cli.terminal;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows the progress of a run: a bar on a terminal, nothing elsewhere. */
public interface Progress extends AutoCloseable {

    /** In characters: as wide as the narrowest terminal still in use. */
    int WIDTH = 78;

    void step();

    @Override
    void close();

    /** Where nobody is watching. */
    Progress NONE = new Progress() {
        @Override
        public void step() {
            // Nobody is watching.
        }

        @Override
        public void close() {
            // Nothing was shown.
        }
    };

    /** @param steps how many results are to come */
    static Progress of(String task, int steps) {
        if (!TerminalInfo.isTerminal()) {
            return NONE;
        }
        ProgressBar bar = new ProgressBarBuilder()
                .setTaskName(task)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(100)
                // The library would ask the terminal for its width through JLine, and with that an interrupt from the
                // keyboard would end the program on the spot.
                .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
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
