package touchstone.cluster.game;

import java.util.Arrays;
import java.util.Random;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;

/**
 * Plays a position to its end at random, again and again, and counts who owns each point then. Neither player fills an eye of one
 * point. That is how programs have guessed dead stones since the 1990s (Bruegmann); here the recorded score confirms the guess
 * or it is not used. The same position has the same answer each time.
 */
final class RandomPlay {

    private static final int GAMES = 24;

    private static final byte EDGE = 3;

    private final int width;
    private final int[] around;
    private final byte[] start;
    private final Board board;
    private final Random random = new Random(1);

    private final byte[] stones;
    /** All points of the board, in an order in which those one after the other are far apart. */
    private final int[] points;

    private final int[] chain;
    private final int[] seen;
    private int mark;

    private RandomPlay(Position position) {
        board = position.board();
        width = board.width() + 2;
        around = new int[] {1, -1, width, -width};
        start = new byte[width * (board.height() + 2)];
        Arrays.fill(start, EDGE);
        for (Point point : board.points()) {
            start[at(point)] = (byte) position.stone(point)
                    .map(color -> color == Color.BLACK ? 1 : 2)
                    .orElse(0)
                    .intValue();
        }
        stones = new byte[start.length];
        points = shuffled(board.points().stream().mapToInt(this::at).toArray());
        chain = new int[start.length];
        seen = new int[start.length];
    }

    private int[] shuffled(int[] points) {
        for (int i = points.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int point = points[i];
            points[i] = points[other];
            points[other] = point;
        }
        return points;
    }

    private int at(Point point) {
        return (point.row() + 1) * width + point.column() + 1;
    }

    /**
     * The stones whose point their opponent owns at the end.
     *
     * @param part in more than so many of all games, from 0 to 1
     */
    static PointSet[] dead(Position position, double... part) {
        RandomPlay play = new RandomPlay(position);
        int[] black = new int[play.start.length];
        for (int game = 0; game < GAMES; game++) {
            play.game((byte) (1 + game % 2), black);
        }
        PointSet[] dead = new PointSet[part.length];
        for (int i = 0; i < part.length; i++) {
            double least = part[i];
            dead[i] = position.stones().where(point -> {
                double owned = (double) black[play.at(point)] / GAMES;
                return position.stone(point).filter(Color.BLACK::equals).isPresent()
                        ? 1 - owned > least
                        : owned > least;
            });
        }
        return dead;
    }

    private void game(byte first, int[] black) {
        System.arraycopy(start, 0, stones, 0, start.length);
        byte player = first;
        int passes = 0;
        for (int move = 0; move < 3 * board.size() && passes < 2; move++) {
            passes = moved(player) ? 0 : passes + 1;
            player = (byte) (3 - player);
        }
        for (int point = width; point < stones.length - width; point++) {
            if (stones[point] == 1 || stones[point] == 0 && eye(point, (byte) 1)) {
                black[point]++;
            }
        }
    }

    private boolean moved(byte player) {
        int from = random.nextInt(points.length);
        for (int i = 0; i < points.length; i++) {
            int point = points[(from + i) % points.length];
            if (stones[point] == 0 && !eye(point, player) && played(point, player)) {
                return true;
            }
        }
        return false;
    }

    /** Whether all neighbours are the player's, and no more diagonal ones the opponent's than an eye can bear. */
    private boolean eye(int point, byte player) {
        for (int step : around) {
            if (stones[point + step] != player && stones[point + step] != EDGE) {
                return false;
            }
        }
        int opponents = 0;
        int edges = 0;
        for (int diagonal : new int[] {width + 1, width - 1, -width + 1, -width - 1}) {
            opponents += stones[point + diagonal] == 3 - player ? 1 : 0;
            edges += stones[point + diagonal] == EDGE ? 1 : 0;
        }
        return opponents + (edges > 0 ? 1 : 0) < 2;
    }

    private boolean played(int point, byte player) {
        stones[point] = player;
        boolean captured = false;
        for (int step : around) {
            if (stones[point + step] == 3 - player) {
                captured |= removed(point + step);
            }
        }
        if (!captured && withoutLiberty(point) > 0) {
            stones[point] = 0;
            return false;
        }
        return true;
    }

    private boolean removed(int stone) {
        int size = withoutLiberty(stone);
        for (int i = 0; i < size; i++) {
            stones[chain[i]] = 0;
        }
        return size > 0;
    }

    /** The size of the chain, which is in {@link #chain} then; 0 if it has a liberty. */
    private int withoutLiberty(int stone) {
        mark++;
        byte color = stones[stone];
        int size = 0;
        chain[size++] = stone;
        seen[stone] = mark;
        for (int i = 0; i < size; i++) {
            for (int step : around) {
                int next = chain[i] + step;
                if (stones[next] == 0) {
                    return 0;
                }
                if (stones[next] == color && seen[next] != mark) {
                    seen[next] = mark;
                    chain[size++] = next;
                }
            }
        }
        return size;
    }
}
