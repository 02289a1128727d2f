package touchstone.report.allure;

import java.nio.file.Path;
import java.util.Optional;
import touchstone.report.Run;

/**
 * The options of a run's Allure report.
 *
 * @param wanted whether its page is to be made; if empty, it is made of as many results as do not keep one waiting
 * @param history where the history of runs is kept; if empty, in the run's own folder
 */
public record AllureRequest(Optional<Boolean> wanted, Optional<Path> history) {

    /** As many results the page is made of without being asked for: more would take longer than the rest of a run. */
    public static final int MOST_UNASKED = 2_000;

    /** Whether the page is not made though nobody said so. */
    boolean isLeftOut(Run run) {
        return wanted.isEmpty() && !isFor(run);
    }

    boolean isFor(Run run) {
        return wanted.orElse(run.results().size() <= MOST_UNASKED);
    }
}
