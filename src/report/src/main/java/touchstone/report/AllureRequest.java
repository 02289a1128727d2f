package touchstone.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is wanted of Allure for a run.
 *
 * @param wanted whether its page is to be made; if empty, it is made of as many results as do not keep one waiting
 * @param history where the history of runs is kept; if empty, in the run's own folder
 * @param only the beginnings of ids to which the run was limited; none if it was not. A run that was limited otherwise has
 *     another history
 */
public record AllureRequest(Optional<Boolean> wanted, Optional<Path> history, List<String> only) {

    /** What is made of a run if nothing is said. */
    public static final AllureRequest DEFAULT = new AllureRequest(Optional.empty(), Optional.empty(), List.of());

    /** As many results the page is made of without being asked for: more would take longer than the rest of a run. */
    public static final int MOST_UNASKED = 2_000;

    public AllureRequest {
        only = List.copyOf(only);
    }

    boolean isFor(Run run) {
        return wanted.orElse(run.results().size() <= MOST_UNASKED);
    }
}
