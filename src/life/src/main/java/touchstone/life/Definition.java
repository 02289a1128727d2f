package touchstone.life;

import java.util.LinkedHashMap;
import java.util.Map;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Articles 7-1 and 7-2 as they read, for a position in which the game has stopped. Everything that could be played is played
 * through, so the board has to be small: up to some ten points, or more if hardly anything can be played.
 */
public final class Definition {

    /** Whether the opponent can force from some moment on the capture of a chain, and that no new stone of its owner stays on some points. */
    @FunctionalInterface
    interface Forcing {
        boolean opponentForces(Imagined begin, Color owner, PointSet chain, PointSet withoutNewStones);
    }

    private final Chains chains;
    private final Position position;
    private final Reading reading;
    private final Forcing forcing;
    private final Map<PointSet, Boolean> uncapturable = new LinkedHashMap<>();
    private final Map<PointSet, Boolean> capturable1 = new LinkedHashMap<>();

    public Definition(Position position, Reading reading) {
        this(position, reading, BruteForce.by(reading.opening()));
    }

    /** @param forcing what is so by imagined play by the same reading, however it is found */
    Definition(Position position, Reading reading, Forcing forcing) {
        this.forcing = forcing;
        this.chains = new Chains(position);
        this.position = position;
        this.reading = reading;
    }

    /** The status of each chain of the position. */
    public Map<PointSet, Status> statuses() {
        Map<PointSet, Status> statuses = new LinkedHashMap<>();
        chains.all().forEach(chain -> statuses.put(chain, status(chain)));
        return statuses;
    }

    /** Article 7-1. */
    public Status status(PointSet chain) {
        if (uncapturable(chain)) {
            return Status.UNCAPTURABLE;
        }
        if (capturable1(chain)) {
            return Status.CAPTURABLE_1;
        }
        return reading.enabling() != Enabling.SAME_POINTS && capturable2(chain) ? Status.CAPTURABLE_2 : Status.DEAD;
    }

    /** The opponent cannot capture the chain. */
    private boolean uncapturable(PointSet chain) {
        return uncapturable.computeIfAbsent(
                chain, any -> !opponentForces(chain, position.board().none()));
    }

    /** The opponent cannot both capture the chain and leave no room for a new stone there that stays. */
    private boolean capturable1(PointSet chain) {
        return capturable1.computeIfAbsent(chain, any -> !opponentForces(chain, chain));
    }

    /** The same for new stones nearby. */
    private boolean capturable2(PointSet chain) {
        return !opponentForces(chain, region(chain));
    }

    /** The points of the chain, and those to which a path of adjacent points leads from them that meets no chain which stops it. */
    private PointSet region(PointSet chain) {
        PointSet stops = position.board().none();
        for (PointSet other : chains.all()) {
            if (!other.equals(chain) && stops(other, owner(chain))) {
                stops = stops.or(other);
            }
        }
        PointSet open = position.board().all().minus(stops);
        return Chains.RULES.reached(chain, reading.enabling().open(position, open, stops.and(own(chain))));
    }

    private PointSet own(PointSet chain) {
        return position.stones(owner(chain));
    }

    private boolean stops(PointSet other, Color owner) {
        return owner(other) == owner
                ? uncapturable(other) || capturable1(other)
                : reading.enabling() == Enabling.ENCLOSED && uncapturable(other);
    }

    private Color owner(PointSet chain) {
        Point stone = chain.first();
        return position.stone(stone).orElseThrow();
    }

    private boolean opponentForces(PointSet chain, PointSet withoutNewStones) {
        Color owner = owner(chain);
        return forcing.opponentForces(Imagined.begin(position, owner.opponent()), owner, chain, withoutNewStones);
    }
}
