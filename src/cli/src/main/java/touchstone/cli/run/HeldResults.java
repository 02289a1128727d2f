package touchstone.cli.run;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.Supplier;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFolder;

/**
 * The results of all subjects of a run until it ends. Those of a small run stay in memory; of a large one no more than one subject's do at
 * a time, and are read from the run's file again. Whoever looks at all subjects does well to ask each for all that is wanted before the next.
 */
final class HeldResults {

    private final RunFolder folder;
    private final long most;
    private final List<OfSubject> held = new ArrayList<>();
    private Optional<OfSubject> lastRead = Optional.empty();

    /** @param most how large the run's file may be while all is in memory, in bytes */
    HeldResults(RunFolder folder, long most) {
        this.folder = folder;
        this.most = most;
    }

    /**
     * The same results of a subject, to be kept.
     *
     * @param again reads them from the run's file
     */
    List<Result> keep(List<Result> results, Supplier<List<Result>> again) {
        OfSubject kept = new OfSubject(results, again);
        held.add(kept);
        if (folder.length() > most) {
            held.forEach(OfSubject::setAside);
            held.clear();
        }
        return kept;
    }

    private final class OfSubject extends AbstractList<Result> implements RandomAccess {

        private final int size;
        private final Supplier<List<Result>> again;
        private Optional<List<Result>> inMemory;

        OfSubject(List<Result> results, Supplier<List<Result>> again) {
            this.size = results.size();
            this.again = again;
            this.inMemory = Optional.of(results);
        }

        void setAside() {
            inMemory = Optional.empty();
        }

        @Override
        public Result get(int index) {
            if (inMemory.isEmpty()) {
                lastRead.ifPresent(OfSubject::setAside);
                inMemory = Optional.of(again.get());
                lastRead = Optional.of(this);
            }
            return inMemory.orElseThrow().get(index);
        }

        @Override
        public int size() {
            return size;
        }
    }
}
