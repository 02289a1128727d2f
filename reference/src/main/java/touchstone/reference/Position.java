package touchstone.reference;

import java.util.Optional;

/**
 * The state of every point, and nothing else: no turn, no history, no prisoners (clause base.4.position).
 *
 * <p>A position may hold chains without liberties: that is what a board looks like in the middle of a play.
 */
public final class Position {

    private final PointSet black;
    private final PointSet white;
    private final PointSet empties;
    /** Made when it is first asked for: most positions are only on the way to another. 0 until then. */
    private int hash;

    /** @throws IllegalArgumentException if a point is in both sets, or the sets are of two boards */
    public Position(PointSet black, PointSet white) {
        this(black, white, black.board().all().minus(black).minus(white));
        if (black.intersects(white)) {
            throw new IllegalArgumentException("black and white stones on " + black.and(white));
        }
    }

    /** Each point is in one of the sets. */
    private Position(PointSet black, PointSet white, PointSet empties) {
        this.black = black;
        this.white = white;
        this.empties = empties;
    }

    public static Position empty(Board board) {
        return new Position(board.none(), board.none());
    }

    public Board board() {
        return black.board();
    }

    public PointSet stones(Color color) {
        return color == Color.BLACK ? black : white;
    }

    public PointSet stones() {
        return black.or(white);
    }

    /** The empty points. */
    public PointSet empties() {
        return empties;
    }

    /** The stone on a point, if there is one. */
    public Optional<Color> stone(Point point) {
        if (black.contains(point)) {
            return Optional.of(Color.BLACK);
        }
        return white.contains(point) ? Optional.of(Color.WHITE) : Optional.empty();
    }

    /** All points in the same state as this one, it included. */
    public PointSet alike(Point point) {
        if (black.contains(point)) {
            return black;
        }
        return white.contains(point) ? white : empties;
    }

    /**
     * The position with one more stone.
     *
     * @throws IllegalArgumentException if the point holds a stone of the opponent or is not on the board
     */
    public Position with(Color color, Point point) {
        if (stones(color.opponent()).contains(point)) {
            throw new IllegalArgumentException("a " + color.opponent() + " stone stands on " + point);
        }
        return color == Color.BLACK
                ? new Position(black.with(point), white, empties.without(point))
                : new Position(black, white.with(point), empties.without(point));
    }

    /** The position with these points empty, whatever stood there. */
    public Position without(PointSet stones) {
        return stones.isEmpty() ? this : new Position(black.minus(stones), white.minus(stones), empties.or(stones));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && (hash == position.hash || hash == 0 || position.hash == 0)
                && black.equals(position.black)
                && white.equals(position.white);
    }

    @Override
    public int hashCode() {
        if (hash == 0) {
            hash = 31 * black.hashCode() + white.hashCode();
        }
        return hash;
    }

    /** The picture: {@code X} black, {@code O} white, {@code .} empty, the top row first, rows ended by a new line. */
    @Override
    public String toString() {
        return PositionText.of(this, point -> false, point -> '.');
    }
}
