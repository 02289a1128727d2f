package touchstone.cli.perft.positions;

import java.util.Arrays;
import java.util.Optional;
import touchstone.reference.Color;

/**
 * The last point filled in each column, with everything about the points above that may still matter.
 *
 * <p>A point is beyond the edge or a stone whose chain has a liberty, or empty, or a stone of a chain that has no liberty yet.
 * Of the last it matters which are of one chain: if one finds a liberty, all have.
 */
final class BorderState {

    private static final byte EDGE = 0;
    private static final byte EMPTY = 1;
    /** A stone that has a liberty: this and the colour's number. */
    private static final byte SAFE = 2;
    /** A stone that has none yet: this, twice the number of its chain, and the colour's number. */
    private static final byte WAITING = 4;

    private final byte[] points;

    private BorderState(byte[] points) {
        this.points = points;
    }

    /** Before the first row. */
    static BorderState none(int width) {
        return new BorderState(new byte[width]);
    }

    private static boolean isWaiting(byte point) {
        return point >= WAITING;
    }

    private static Color color(byte point) {
        return Color.values()[point % 2];
    }

    /** Whether every chain has found its liberty. */
    boolean isSettled() {
        for (byte point : points) {
            if (isWaiting(point)) {
                return false;
            }
        }
        return true;
    }

    /** With an empty point as the next one in a column. */
    BorderState withEmpty(int column) {
        byte[] next = points.clone();
        relieve(next, next[column]);
        if (column > 0) {
            relieve(next, next[column - 1]);
        }
        next[column] = EMPTY;
        return numbered(next);
    }

    /** All stones of a chain that waits for a liberty have one now. */
    private static void relieve(byte[] points, byte chain) {
        if (isWaiting(chain)) {
            replace(points, chain, (byte) (SAFE + color(chain).ordinal()));
        }
    }

    private static void replace(byte[] points, byte from, byte to) {
        for (int i = 0; i < points.length; i++) {
            points[i] = points[i] == from ? to : points[i];
        }
    }

    /** With a stone as the next one in a column; nothing if a chain is then shut in for good. */
    Optional<BorderState> withStone(int column, Color color) {
        byte above = points[column];
        byte left = column > 0 ? points[column - 1] : EDGE;
        if (isWaiting(above) && color(above) != color && occurrences(above) == 1) {
            return Optional.empty();
        }
        byte[] next = points.clone();
        // A number that no chain has yet: there are no more chains than points.
        byte stone = (byte) (WAITING + 2 * points.length + color.ordinal());
        next[column] = stone;
        boolean safe = above == EMPTY || left == EMPTY;
        for (byte neighbour : new byte[] {above, left}) {
            if (neighbour >= SAFE && color(neighbour) == color) {
                safe |= !isWaiting(neighbour);
                if (isWaiting(neighbour)) {
                    replace(next, neighbour, stone);
                }
            }
        }
        if (safe) {
            relieve(next, stone);
        }
        return Optional.of(numbered(next));
    }

    private int occurrences(byte chain) {
        int count = 0;
        for (byte point : points) {
            count += point == chain ? 1 : 0;
        }
        return count;
    }

    /** Chains numbered in the order in which they come, and the first stone black: with colours changed nothing else is. */
    private static BorderState numbered(byte[] points) {
        byte[] names = new byte[WAITING + 2 * points.length + 2];
        byte chains = 0;
        int change = firstColor(points);
        for (int i = 0; i < points.length; i++) {
            byte point = points[i];
            if (isWaiting(point)) {
                if (names[point] == 0) {
                    names[point] = (byte) (WAITING + 2 * chains++ + (point % 2 ^ change));
                }
                points[i] = names[point];
            } else if (point >= SAFE) {
                points[i] = (byte) (point ^ change);
            }
        }
        return new BorderState(points);
    }

    private static int firstColor(byte[] points) {
        for (byte point : points) {
            if (point >= SAFE) {
                return point % 2;
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof BorderState border && Arrays.equals(points, border.points);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(points);
    }
}
