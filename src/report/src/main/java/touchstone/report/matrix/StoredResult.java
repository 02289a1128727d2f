package touchstone.report.matrix;

import java.util.function.Function;
import java.util.function.Supplier;
import touchstone.suite.result.Result;

/**
 * A result whose long parts may be stored elsewhere.
 *
 * @param bare without boards and dialogue
 * @param whole has all of it
 */
record StoredResult(Result bare, Supplier<Result> whole) {

    /** Where results are kept: given one it says how to have it back. */
    interface Store extends Function<Result, Supplier<Result>> {}

    /** For results that are in memory anyway. */
    static final Store IN_MEMORY = result -> () -> result;
}
