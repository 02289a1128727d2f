package touchstone.explore.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import touchstone.life.Chains;
import touchstone.life.Limits;
import touchstone.life.Reading;
import touchstone.life.confirmation.Confirmation;
import touchstone.life.confirmation.LifeAndDeath;
import touchstone.reference.Color;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Points that neither player surrounds. By article 8 what surrounds them is in seki, so the players fill them before the game ends,
 * except in a real seki; records often leave that out.
 *
 * @param filled the position once they are filled
 * @param open regions of which nothing is known: it is not the same who plays there
 */
record NeutralPoints(Position filled, PointSet open) {

    /** What becomes of the stones when a player fills points. */
    private enum Effect {
        /** The same stones are dead as before. */
        NONE,
        /** The player loses stones. */
        LOSS,
        /** Something else, or it is not decided. */
        OTHER
    }

    /** @param dead the stones that are dead in the position: all, and no others */
    static NeutralPoints of(Position position, PointSet dead, Limits limits) {
        List<PointSet> regions = regions(position, dead);
        PointSet all = union(position, regions);
        if (all.isEmpty() || harmless(position, dead, all, limits)) {
            return new NeutralPoints(
                    filled(position, Color.BLACK, all), position.board().none());
        }
        List<PointSet> harmless = new ArrayList<>();
        PointSet open = position.board().none();
        for (PointSet region : regions) {
            if (harmless(position, dead, region, limits)) {
                harmless.add(region);
            } else if (!seki(position, dead, region, limits)) {
                open = open.or(region);
            }
        }
        PointSet some = union(position, harmless);
        return some.isEmpty() || harmless(position, dead, some, limits)
                ? new NeutralPoints(filled(position, Color.BLACK, some), open)
                : new NeutralPoints(position, open.or(some));
    }

    /** Empty regions beside live stones of both players. */
    private static List<PointSet> regions(Position position, PointSet dead) {
        Position living = position.without(dead);
        return Chains.parts(living.empties()).stream()
                .filter(region -> Stream.of(Color.values())
                        .allMatch(color -> Chains.RULES.adjacent(region).intersects(living.stones(color))))
                .toList();
    }

    /** Whoever fills a point, the stones around it lose a liberty or gain a stone: either may do it, so both are tried. */
    private static boolean harmless(Position position, PointSet dead, PointSet points, Limits limits) {
        return !points.intersects(dead)
                && Stream.of(Color.values())
                        .allMatch(color -> effect(position, dead, points, color, limits) == Effect.NONE);
    }

    /** Whether either player loses stones by playing on any of the points. */
    private static boolean seki(Position position, PointSet dead, PointSet region, Limits limits) {
        return !region.intersects(dead)
                && region.stream().allMatch(point -> Stream.of(Color.values())
                        .allMatch(color -> effect(position, dead, PointSet.of(position.board(), point), color, limits)
                                == Effect.LOSS));
    }

    private static Effect effect(Position position, PointSet dead, PointSet points, Color color, Limits limits) {
        Position after = filled(position, color, points);
        if (DecidedStatus.stuck(after, color.opponent())) {
            return Effect.OTHER;
        }
        if (DecidedStatus.stuck(after, color)) {
            return Effect.LOSS;
        }
        Confirmation confirmation = LifeAndDeath.confirm(after, Reading.USUAL, limits);
        if (confirmation.decided() && confirmation.dead().equals(dead)) {
            return Effect.NONE;
        }
        return confirmation.dead().minus(dead).intersects(after.stones(color)) ? Effect.LOSS : Effect.OTHER;
    }

    private static Position filled(Position position, Color color, PointSet points) {
        PointSet black = position.stones(Color.BLACK);
        PointSet white = position.stones(Color.WHITE);
        return color == Color.BLACK ? new Position(black.or(points), white) : new Position(black, white.or(points));
    }

    private static PointSet union(Position position, List<PointSet> regions) {
        return regions.stream().reduce(position.board().none(), PointSet::or);
    }
}
