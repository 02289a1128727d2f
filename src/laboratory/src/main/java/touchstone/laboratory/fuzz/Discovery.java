package touchstone.laboratory.fuzz;

import touchstone.laboratory.find.Shrunk;
import touchstone.laboratory.walk.Disagreement;

/**
 * One cause of disagreements.
 *
 * @param number by which it is told from the others of the campaign, from 1
 * @param walk the number of the walk on which it was met first
 * @param first that disagreement, as it was met
 * @param shownOn the number of the walk that was shrunk to the smallest
 * @param smallest the smallest disagreement of this cause
 * @param examined how many disagreements were made small and were of this cause
 */
public record Discovery(int number, long walk, Disagreement first, long shownOn, Shrunk smallest, long examined) {

    /** Met once more, and perhaps smaller. */
    Discovery and(long on, Shrunk other) {
        boolean better = isBetter(other);
        return new Discovery(number, walk, first, better ? on : shownOn, better ? other : smallest, examined + 1);
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
                number,
                smallest.cause(),
                walk,
                examined,
                shownOn,
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
