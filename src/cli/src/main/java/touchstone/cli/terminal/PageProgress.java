package touchstone.cli.terminal;

import java.util.function.IntConsumer;

/** Shows on a terminal how many pages have been written: it receives their number first, and then -1 for each. */
public final class PageProgress implements IntConsumer {

    private Progress progress = Progress.NONE;
    private int left;

    @Override
    public void accept(int step) {
        if (step >= 0) {
            left = step;
            progress = Progress.of("pages", step);
            return;
        }
        progress.step();
        left--;
        if (left == 0) {
            progress.close();
        }
    }
}
