package touchstone.laboratory.fuzz;

import touchstone.laboratory.find.Shrunk;
import touchstone.laboratory.walk.Disagreement;

/**
 * One cause of disagreements.
 *
 * @param walk the number of the walk on which it was met first
 * @param first that disagreement, as it was met
 * @param smallest the smallest one it was shrunk to
 * @param examined how many disagreements were made small and were of this cause
 */
public record Discovery(long walk, Disagreement first, Shrunk smallest, long examined) {

    /** Met once more, and perhaps smaller. */
    Discovery and(Shrunk other) {
        return new Discovery(walk, first, isBetter(other) ? other : smallest, examined + 1);
    }

    private boolean isBetter(Shrunk other) {
        boolean flaky = smallest.reproduced() < smallest.fresh();
        boolean otherFlaky = other.reproduced() < other.fresh();
        return flaky == otherFlaky ? length(other) < length(smallest) : flaky;
    }

    /** @param folder where the finding is, below the folder of the run */
    public FuzzRecord.Found record(String folder) {
        Disagreement shown = smallest.smallest();
        return new FuzzRecord.Found(
                smallest.cause(),
                walk,
                examined,
                shown.walk().board().toString(),
                FuzzFolder.steps(shown),
                smallest.fresh(),
                smallest.reproduced(),
                smallest.cutShort(),
                folder);
    }

    private static int length(Shrunk shrunk) {
        return shrunk.smallest().walk().steps().size();
    }
}
