package touchstone.report.matrix;

import java.util.ArrayList;
import java.util.List;
import touchstone.suite.result.Result;
import touchstone.suite.result.Shelf;

/** Whole results by number. */
interface Stock {

    /** @return its number */
    int put(Result result);

    Result get(int number);

    /** For results that are in memory anyway. */
    static Stock inMemory() {
        List<Result> results = new ArrayList<>();
        return new Stock() {
            @Override
            public int put(Result result) {
                results.add(result);
                return results.size() - 1;
            }

            @Override
            public Result get(int number) {
                return results.get(number);
            }
        };
    }

    /** For results of which there may be more than memory can hold. */
    static Stock on(Shelf shelf) {
        return new Stock() {
            @Override
            public int put(Result result) {
                return shelf.put(result);
            }

            @Override
            public Result get(int number) {
                return shelf.get(number);
            }
        };
    }
}
