package touchstone.reference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Positions that differ on a few points alone, each as the bits of a number, and plays on these points by the base rules. It
 * does what {@link BaseRules#place} and {@link BaseRules#remove} do, some ten times as fast, for searches of many positions.
 *
 * <p>A position is a number: its lower bits are the black stones on the points, in board order, its upper ones the white.
 */
final class LocalBits {

    /** The most points that there may be. */
    static final int MOST = 12;

    /** In place of a position: none, as the play would touch what is elsewhere. */
    static final int NONE = -1;

    private static final int HALF = MOST / 2;
    private static final int MASK = (1 << MOST) - 1;

    private final List<Point> points = new ArrayList<>();
    /** Which points are adjacent to some of the first half of them, and of the others. */
    private final int[] nearLower = new int[1 << HALF];

    private final int[] nearUpper = new int[1 << HALF];
    /** Which points are adjacent to an empty point elsewhere. */
    private final int open;
    /** By colour, which points are adjacent to a chain elsewhere that has a liberty elsewhere, so that it stays. */
    private final int[] safe = new int[2];
    /** By colour, of each other chain elsewhere, which points are adjacent to it. */
    private final int[][] bound = new int[2][];

    /**
     * @param some points, at most {@link #MOST}
     * @param position what stands elsewhere
     */
    LocalBits(BaseRules rules, PointSet some, Position position) {
        some.forEach(points::add);
        Board board = some.board();
        for (int i = 0; i < points.size(); i++) {
            int[] near = i < HALF ? nearLower : nearUpper;
            int one = 1 << i % HALF;
            int here = bits(rules.adjacent(PointSet.of(board, points.get(i))));
            for (int less = 0; less < one; less++) {
                near[one | less] = near[less] | here;
            }
        }
        PointSet elsewhere = board.all().minus(some);
        PointSet empties = position.empties().and(elsewhere);
        open = bits(rules.adjacent(empties));
        for (Color color : Color.values()) {
            PointSet stones = position.stones(color).and(elsewhere);
            PointSet free = rules.reached(rules.adjacent(empties).and(stones), stones);
            safe[color.ordinal()] = bits(rules.adjacent(free));
            List<Integer> others = new ArrayList<>();
            for (PointSet left = stones.minus(free); !left.isEmpty(); ) {
                PointSet chain = rules.reached(PointSet.of(board, left.first()), left);
                others.add(bits(rules.adjacent(chain)));
                left = left.minus(chain);
            }
            bound[color.ordinal()] = others.stream().mapToInt(Integer::intValue).toArray();
        }
    }

    /** Whether plays are by the base rules in all that they do to stones: changed rules may change that. */
    static boolean suits(BaseRules rules) {
        return rules.getClass() == BaseRules.class || rules.getClass() == VariantRules.class;
    }

    private int bits(PointSet set) {
        int bits = 0;
        for (int i = 0; i < points.size(); i++) {
            bits |= set.contains(points.get(i)) ? 1 << i : 0;
        }
        return bits;
    }

    /** The number of a position that has elsewhere what the first one has. */
    int number(Position position) {
        return bits(position.stones(Color.BLACK)) | bits(position.stones(Color.WHITE)) << MOST;
    }

    /** How many points there are. */
    int size() {
        return points.size();
    }

    /**
     * The position after a play. In the position before, each chain has a liberty, as it has after any play.
     *
     * @param point its place among the points
     * @return {@link #NONE} if a stone stands on the point, or if stones elsewhere would be removed
     */
    int play(int position, Color player, int point) {
        int own = stones(position, player);
        int others = stones(position, player.opponent());
        if (((own | others) >> point & 1) != 0) {
            return NONE;
        }
        int stone = 1 << point;
        own |= stone;
        // Only chains beside the stone lose a liberty by it.
        int left = isBeside(stone, others, player.opponent())
                ? withLiberty(others, player.opponent(), own | others)
                : others;
        if (left == NONE) {
            return NONE;
        }
        if ((stone & open | near(stone) & all() & ~(own | left)) == 0) {
            own = withLiberty(own, player, own | left);
        }
        return own == NONE ? NONE : player == Color.BLACK ? own | left << MOST : left | own << MOST;
    }

    private boolean isBeside(int stone, int stones, Color color) {
        if ((near(stone) & stones) != 0) {
            return true;
        }
        for (int chain : bound[color.ordinal()]) {
            if ((chain & stone) != 0) {
                return true;
            }
        }
        return false;
    }

    private int all() {
        return (1 << points.size()) - 1;
    }

    private static int stones(int position, Color color) {
        return color == Color.BLACK ? position & MASK : position >> MOST;
    }

    /** Those of a colour's stones that have a liberty; {@link #NONE} if stones elsewhere have none. */
    private int withLiberty(int stones, Color color, int occupied) {
        int empties = all() & ~occupied;
        int reached = stones & (open | safe[color.ordinal()] | near(empties));
        int before;
        do {
            before = reached;
            reached |= stones & near(reached);
            for (int chain : bound[color.ordinal()]) {
                reached |= (chain & (empties | reached)) != 0 ? stones & chain : 0;
            }
        } while (reached != before);
        for (int chain : bound[color.ordinal()]) {
            if ((chain & (empties | reached)) == 0) {
                return NONE;
            }
        }
        return reached;
    }

    private int near(int some) {
        return nearLower[some & (1 << HALF) - 1] | nearUpper[some >> HALF];
    }

    /** Numbers that are not negative, each once. */
    static final class Numbers {

        private int[] slots = new int[64];
        private int size;

        Numbers() {
            Arrays.fill(slots, NONE);
        }

        int size() {
            return size;
        }

        /** @return whether it was not there yet */
        boolean add(int number) {
            if (!put(slots, number)) {
                return false;
            }
            if (2 * ++size > slots.length) {
                int[] more = new int[4 * slots.length];
                Arrays.fill(more, NONE);
                for (int one : slots) {
                    if (one != NONE) {
                        put(more, one);
                    }
                }
                slots = more;
            }
            return true;
        }

        private static boolean put(int[] slots, int number) {
            int slot = (number * 0x9E3779B9 >>> 7) & slots.length - 1;
            while (slots[slot] != NONE) {
                if (slots[slot] == number) {
                    return false;
                }
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = number;
            return true;
        }
    }
}
