package touchstone.cli.run;

import java.io.IOException;
import java.util.List;
import touchstone.suite.plan.Claim;
import touchstone.suite.result.Result;
import touchstone.suite.result.RunFacts;
import touchstone.suite.result.SpillFile;

/**
 * The results of all subjects of a run until it ends: those of the first subjects in memory, and the others in a temporary file, so
 * that a run of hundreds of subjects takes no more memory than one of a few.
 */
final class HeldResults implements AutoCloseable {

    /** Of results: some 60 MB, and as many as three subjects have with all scenarios. */
    static final int MOST_IN_MEMORY = 10_000;

    private final RunFacts facts;
    private final Claim claim;
    private final SpillFile aside = new SpillFile();
    private int inMemory;

    HeldResults(RunFacts facts, Claim claim) {
        this.facts = facts;
        this.claim = claim;
    }

    /** The same results of a subject, to be kept. Of those in the file each is read when it is asked for. */
    List<Result> keep(List<Result> results) {
        if (inMemory + results.size() > MOST_IN_MEMORY) {
            try {
                return aside.put(results, facts, claim.recorded());
            } catch (IOException noRoom) {
                // Then in memory after all.
            }
        }
        inMemory += results.size();
        return results;
    }

    @Override
    public void close() throws IOException {
        aside.close();
    }
}
