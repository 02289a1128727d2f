package touchstone.cli.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import touchstone.reference.BaseRules;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.GameStart;

/**
 * Generates boards that are filled except for single points inside one player's stones, so that the other player has no
 * play but self-capture. On some the other player has stones, too, with eyes of their own.
 */
record FilledBoardGenerator(BaseRules rules, Board board, RandomGenerator random) {

    private static final int ATTEMPTS = 40;

    /** A position where the player to move is cornered; empty if none was met with, as where suicide is allowed. */
    Optional<GameStart> draw() {
        for (int i = 0; i < ATTEMPTS; i++) {
            Color owner = random.nextBoolean() ? Color.BLACK : Color.WHITE;
            Optional<GameStart> opening = position(owner)
                    .map(position -> new GameStart(position, owner.opponent(), Optional.empty()))
                    .filter(candidate -> ForbiddenPlays.of(OpenedGames.begin(rules, candidate))
                            .cornered());
            if (opening.isPresent()) {
                return opening;
            }
        }
        return Optional.empty();
    }

    private Optional<Position> position(Color owner) {
        int columns = random.nextInt(2) == 0 ? board.width() : board.width() / 2 + 1;
        PointSet part = board.none()
                .withAll(board.points().stream()
                        .filter(point -> point.column() < columns)
                        .toList());
        PointSet rest = board.all().minus(part);
        Optional<PointSet> stones = withEyes(part, rest);
        Optional<PointSet> others = rest.isEmpty() ? Optional.of(rest) : withEyes(rest, part);
        if (stones.isEmpty() || others.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                owner == Color.BLACK
                        ? new Position(stones.get(), others.get())
                        : new Position(others.get(), stones.get()));
    }

    /** A part of the board but for two single points or more that are not beside the rest; one chain, or nothing. */
    private Optional<PointSet> withEyes(PointSet part, PointSet rest) {
        List<Point> points =
                new ArrayList<>(part.minus(rules.adjacent(rest)).stream().toList());
        Collections.shuffle(points, new Random(random.nextLong()));
        int wanted = 2 + random.nextInt(Math.max(1, part.size() / 8));
        PointSet eyes = board.none();
        for (Point point : points) {
            PointSet one = PointSet.of(board, point);
            if (eyes.size() < wanted && !rules.adjacent(one).intersects(eyes)) {
                eyes = eyes.or(one);
            }
        }
        PointSet stones = part.minus(eyes);
        boolean connected = !stones.isEmpty()
                && rules.reached(PointSet.of(board, stones.first()), stones).equals(stones);
        return connected && eyes.size() > 1 ? Optional.of(stones) : Optional.empty();
    }
}
