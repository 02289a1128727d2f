package touchstone.suite.coverage;

import java.util.Collection;
import java.util.function.Predicate;

/**
 * How many known faults results exclude.
 *
 * @param excluded those that a scenario which the subject passed would have caught
 * @param showable those that the subject would exclude if it passed everything it has the commands for
 * @param gtp those that a right program can exclude when it is asked through the Go Text Protocol
 * @param known all there are
 */
public record FaultCount(int excluded, int showable, int gtp, int known) {

    /** Of a subject nothing is known of. */
    public static final FaultCount NONE = new FaultCount(0, 0, 0, 0);

    static FaultCount of(Collection<ClaimedFault> faults) {
        return new FaultCount(
                count(faults, ClaimedFault::isExcluded),
                count(faults, ClaimedFault::isShowable),
                count(faults, ClaimedFault::isShowableByGtp),
                faults.size());
    }

    private static int count(Collection<ClaimedFault> faults, Predicate<ClaimedFault> which) {
        return (int) faults.stream().filter(which).count();
    }

    /** Whether no known fault is left open. */
    public boolean isWhole() {
        return excluded == known;
    }

    /** Such as {@code 388 of 610}. */
    public String fraction() {
        return excluded + " of " + known;
    }

    /** The share of the known faults that are excluded, from 0 to 100; 100 if none is known. */
    public double percent() {
        return known == 0 ? 100 : 100.0 * excluded / known;
    }
}
