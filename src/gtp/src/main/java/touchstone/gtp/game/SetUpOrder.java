package touchstone.gtp.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import touchstone.reference.Color;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.spi.GameStart;

/**
 * Finds an order in which a position can be played stone by stone. The players move in turn, Black first, and who has
 * no stone left to play passes; nobody passes after a pass; the last move is the opponent's of the player to move, and
 * a play if the opponent has a stone. No play captures: what stands on the way is a part of a position whose chains all
 * have liberties, and so have theirs.
 *
 * <p>Where there are fewer white stones, White's passes do not come first if that can be helped: KataGo takes black plays
 * before White's first for handicap stones, even with passes between, and by some of its rules White has points for them.
 *
 * <p>Passes leave one trace that no order can hide. Where the player to move has no stone, or White only the first, that
 * player's pass comes before the last play, so the position before it has stood with either player to move. Only an engine
 * that minds who is to move when a position recurs can tell the difference.
 *
 * <p>The order is laid backwards, from the position to the empty board, so that its end can be chosen.
 */
public final class SetUpOrder {

    private static final int TRIES = 200;

    private final GameStart opening;
    private final Set<Position> avoided;
    private final Random random;

    /**
     * @param avoided positions that must not stand on the way; the empty board, the opening's own position and that before
     *     its last play cannot be avoided and need not be
     */
    public SetUpOrder(GameStart opening, Set<Position> avoided, Random random) {
        this.opening = opening;
        this.avoided = new java.util.HashSet<>(avoided);
        this.avoided.removeAll(SetUp.known(opening));
        this.random = random;
    }

    /** The turns in playing order; nothing if none was found that avoids what is to be avoided. */
    public Optional<List<PlayedMove>> find() {
        for (int i = 0; i < TRIES; i++) {
            Optional<List<PlayedMove>> order = attempt();
            if (order.isPresent()) {
                return order;
            }
        }
        return Optional.empty();
    }

    private Optional<List<PlayedMove>> attempt() {
        List<PlayedMove> backwards = new ArrayList<>();
        Position left = opening.position();
        Color player = opening.toMove().opponent();
        boolean last = true;
        while (!left.stones().isEmpty() || last && player == Color.BLACK) {
            if (left.stones(player).isEmpty() || !last && player == Color.WHITE && keepsFirst(left)) {
                backwards.add(PlayedMove.pass(player));
            } else {
                Optional<Point> stone =
                        last && opening.lastPlay().isPresent() ? opening.lastPlay() : pick(left, player);
                if (stone.isEmpty()) {
                    return Optional.empty();
                }
                backwards.add(PlayedMove.play(player, stone.get()));
                left = left.without(PointSet.of(left.board(), stone.get()));
            }
            player = player.opponent();
            last = false;
        }
        if (!backwards.isEmpty() && player == Color.BLACK) {
            backwards.add(PlayedMove.pass(Color.BLACK));
        }
        Collections.reverse(backwards);
        return Optional.of(backwards);
    }

    /** Whether White's one stone left is kept for the first turn. */
    private static boolean keepsFirst(Position left) {
        return left.stones(Color.WHITE).size() == 1 && left.stones(Color.BLACK).size() > 1;
    }

    /** A stone whose absence leaves a position that may stand on the way. */
    private Optional<Point> pick(Position left, Color player) {
        List<Point> stones = new ArrayList<>();
        left.stones(player).forEach(stones::add);
        Collections.shuffle(stones, random);
        return stones.stream()
                .filter(stone -> !avoided.contains(left.without(PointSet.of(left.board(), stone))))
                .findFirst();
    }
}
