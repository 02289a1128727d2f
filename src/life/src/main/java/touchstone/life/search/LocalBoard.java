package touchstone.life.search;

import java.util.ArrayList;
import java.util.List;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * A part of a board, one bit a point. What lies beside it are stones that are never captured, or the edge. A chain whose single
 * stones do not matter may be one bit, too.
 */
final class LocalBoard {

    /** What has room in a word. */
    static final int LARGEST = 64;

    private static final BaseRules RULES = new BaseRules();

    private final List<PointSet> places;
    private final long[] adjacent;
    private final long besideBlack;
    private final long besideWhite;
    private final long closed;
    private final boolean closedToBlack;

    /** @param lasting stones around it that are never captured */
    LocalBoard(Position position, PointSet part, PointSet lasting) {
        this.places =
                part.stream().map(point -> PointSet.of(position.board(), point)).toList();
        this.adjacent = adjacent(places);
        this.besideBlack = bits(RULES.adjacent(lasting.and(position.stones(Color.BLACK))));
        this.besideWhite = bits(RULES.adjacent(lasting.and(position.stones(Color.WHITE))));
        this.closed = 0;
        this.closedToBlack = false;
    }

    /** As {@link Ground} has it: what lies beyond its border is taken for the opponent's, who never loses it. */
    LocalBoard(Ground.Held held) {
        this.places = new ArrayList<>(held.points().stream()
                .map(point -> PointSet.of(held.points().board(), point))
                .toList());
        places.addAll(held.chains());
        this.adjacent = adjacent(places);
        this.closedToBlack = held.player() == Color.BLACK;
        PointSet own = RULES.adjacent(held.lasting().and(held.position().stones(held.player())));
        PointSet others = RULES.adjacent(held.lasting().minus(held.position().stones(held.player())));
        long besideOwn = bits(own.minus(held.position().stones()));
        long besideOthers = bits(others.or(held.border())) | bits(held.walls());
        this.besideBlack = closedToBlack ? besideOwn : besideOthers;
        this.besideWhite = closedToBlack ? besideOthers : besideOwn;
        this.closed = bits(held.border()) | bits(held.walls());
    }

    private static long[] adjacent(List<PointSet> places) {
        long[] adjacent = new long[places.size()];
        for (int i = 0; i < adjacent.length; i++) {
            adjacent[i] = bits(places, RULES.adjacent(places.get(i)));
        }
        return adjacent;
    }

    int size() {
        return places.size();
    }

    /** The point that a bit stands for; of a chain, its first. */
    Point point(int index) {
        return places.get(index).first();
    }

    PointSet points(long bits) {
        PointSet points = places.get(0).board().none();
        for (long rest = bits; rest != 0; rest &= rest - 1) {
            points = points.or(places.get(Long.numberOfTrailingZeros(rest)));
        }
        return points;
    }

    /** All points of the part. */
    long all() {
        return places.size() == LARGEST ? -1L : (1L << places.size()) - 1;
    }

    /** Those of some points that are in the part; of a chain, any point will do. */
    long bits(PointSet set) {
        return bits(places, set);
    }

    private static long bits(List<PointSet> places, PointSet set) {
        long bits = 0;
        for (int i = 0; i < places.size(); i++) {
            if (places.get(i).intersects(set)) {
                bits |= 1L << i;
            }
        }
        return bits;
    }

    /** The points beside lasting stones of a colour. */
    long beside(boolean black) {
        return black ? besideBlack : besideWhite;
    }

    /** Where a player does not play, and from where stones that the player does not capture may go on beyond what is seen. */
    long closed(boolean black) {
        return black == closedToBlack ? closed : 0;
    }

    long adjacent(long some) {
        long result = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            result |= adjacent[Long.numberOfTrailingZeros(rest)];
        }
        return result;
    }

    /** These points, and what is connected with them within some others. */
    long reached(long some, long within) {
        long reached = some;
        for (long rest = some; rest != 0; ) {
            long added = adjacent[Long.numberOfTrailingZeros(rest)] & within & ~reached;
            reached |= added;
            rest = rest & (rest - 1) | added;
        }
        return reached;
    }
}
