package touchstone.explore.settled;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * The stones that cannot be captured even if their owner passes for the rest of the game, by the algorithm of David B.
 * Benson, "Life in the Game of Go", Information Sciences 10 (1976), pages 17-29.
 *
 * <p>A region a player encloses is vital to one of the player's chains if each of its empty points is a liberty of the
 * chain. Chains with less than two vital regions are dropped, then regions beside a dropped chain, and so on until nothing
 * is dropped any more: what remains is alive.
 *
 * <p>The theorem supposes that nobody captures stones of their own. Where that is allowed it still holds for stones in
 * whose vital regions no opposing stone stands, which is so wherever a position is {@link PlayedOut}.
 */
public final class UnconditionalLife {

    /** How many regions make a chain safe: the opponent can fill one, but never both in one move. */
    private static final int ENOUGH = 2;

    private UnconditionalLife() {}

    /** The stones of a player that are alive whatever the opponent does. */
    public static PointSet of(Position position, Color player) {
        PointSet alive = position.stones(player);
        List<PointSet> chains = EnclosedRegion.parts(alive);
        List<EnclosedRegion> regions = EnclosedRegion.enclosed(position, player);
        while (true) {
            PointSet remaining = position.board().none();
            List<EnclosedRegion> healthy = healthy(regions, alive);
            for (PointSet chain : chains) {
                if (alive.intersects(chain)
                        && healthy.stream()
                                        .filter(region -> region.isVitalTo(chain))
                                        .count()
                                >= ENOUGH) {
                    remaining = remaining.or(chain);
                }
            }
            if (remaining.equals(alive)) {
                return alive;
            }
            alive = remaining;
        }
    }

    /** The regions with no dropped chain beside them. */
    private static List<EnclosedRegion> healthy(List<EnclosedRegion> regions, PointSet alive) {
        return regions.stream()
                .filter(region -> region.border().minus(alive).isEmpty())
                .toList();
    }
}
