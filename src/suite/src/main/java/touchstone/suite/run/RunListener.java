package touchstone.suite.run;

import java.util.Optional;
import touchstone.suite.result.Result;
import touchstone.suite.specification.Scenario;

/** Is notified of the progress of a run, by one thread at a time. If it throws, no further scenario is tried. */
public interface RunListener {

    /** A scenario begins. One that turns out to be cut short with the run has no end. */
    void begins(Scenario scenario);

    /**
     * There is a result; of a scenario that was not tried, without its having begun.
     *
     * @param thrown what ended the scenario, where it did not go through
     */
    void ends(Result result, Optional<Throwable> thrown);
}
