package touchstone.life.confirmation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.reference.Position;

/**
 * Life and death in the positions that were asked about last: each is searched once, and asked about as often as one likes. Of the searches
 * nothing is kept but what they found, as their moments take megabytes.
 */
public final class ConfirmedPositions {

    /** More than there are positions in the scenarios. */
    private static final int KEPT = 1_000;

    private final Map<Position, Confirmation> latest = new LinkedHashMap<>(16, 0.75f, true);
    private final Reading reading;
    private final Limits limits;

    public ConfirmedPositions(Reading reading, Limits limits) {
        this.reading = reading;
        this.limits = limits;
    }

    /**
     * @return with chains that know of no searches
     * @throws IllegalArgumentException if the position has a chain without liberties
     */
    public synchronized Confirmation of(Position position) {
        Confirmation known = latest.computeIfAbsent(
                position, any -> withoutSearches(LifeAndDeath.confirm(position, reading, limits)));
        if (latest.size() > KEPT) {
            latest.remove(latest.keySet().iterator().next());
        }
        return known;
    }

    private static Confirmation withoutSearches(Confirmation found) {
        return new Confirmation(
                found.position(),
                found.chains().stream()
                        .map(chain -> new ChainLife(chain.chain(), chain.owner(), chain.status(), List.of()))
                        .toList());
    }
}
