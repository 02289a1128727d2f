package touchstone.life.confirmation;

import java.util.List;
import java.util.Optional;
import touchstone.life.Status;
import touchstone.life.search.Answered;
import touchstone.reference.Color;
import touchstone.reference.PointSet;

/**
 * What was found of one chain.
 *
 * @param status empty if it is undecided
 * @param searches in the order in which they were made; none if the chain is alive unconditionally
 */
public record ChainLife(PointSet chain, Color owner, Optional<Status> status, List<Search> searches) {

    public ChainLife {
        searches = List.copyOf(searches);
    }

    /** What a search asks: whether the opponent can capture the chain and leave no room for new stones. */
    public enum Asked {
        CAPTURE,
        CAPTURE_WITHOUT_NEW_STONES_THERE,
        CAPTURE_WITHOUT_NEW_STONES_NEARBY
    }

    /** A search that was made. */
    public record Search(Asked asked, Answered answered) {}

    public boolean alive() {
        return status.filter(Status::alive).isPresent();
    }

    public boolean dead() {
        return status.filter(Status.DEAD::equals).isPresent();
    }

    /** How many moments of imagined play were looked at or are known. */
    public int moments() {
        return searches.stream().mapToInt(one -> one.answered().moments()).sum();
    }
}
