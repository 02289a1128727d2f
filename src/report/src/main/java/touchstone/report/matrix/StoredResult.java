package touchstone.report.matrix;

import java.util.Iterator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
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

    /** For the results of a list, which come in its order and are asked for there again. */
    static Store of(List<Result> results) {
        Iterator<Integer> indices = IntStream.range(0, results.size()).iterator();
        return result -> {
            int index = indices.next();
            return () -> results.get(index);
        };
    }
}
