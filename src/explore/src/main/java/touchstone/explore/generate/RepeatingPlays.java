package touchstone.explore.generate;

import java.util.Optional;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;

/**
 * Plays that would bring back an earlier position of the game without capturing own stones, legal or not. Found from
 * what the earlier positions have that this one has not, so that few plays need to be tried.
 */
public final class RepeatingPlays {

    private static final BaseRules BASE = new BaseRules();

    private final Game game;
    private final Color player;
    private final PointSet own;
    private final PointSet others;
    private final int stones;
    private final Optional<Position> beforeLastMove;

    private RepeatingPlays(Game game) {
        this.game = game;
        this.player = game.toMove();
        this.own = game.position().stones(player);
        this.others = game.position().stones(player.opponent());
        this.stones = own.size();
        this.beforeLastMove = game.previous().map(Game::position);
    }

    /**
     * Whether the player whose turn it is has a play that superko alone forbids: it brings back a position that has stood on
     * the board, which is not the one before the opponent's last move, so the ko rule lets it be; and it is no self-capture.
     */
    public static boolean superkoOnly(Game game) {
        return game.removed(game.toMove()) > 0
                && !new RepeatingPlays(game).find(true).isEmpty();
    }

    /** The points where a play brings back any earlier position, be it the one before the opponent's last move or another. */
    public static PointSet of(Game game) {
        return game.removed(game.toMove()) > 0
                ? new RepeatingPlays(game).find(false)
                : game.board().none();
    }

    private PointSet find(boolean first) {
        PointSet found = game.board().none();
        int removed = game.removed(player);
        // A loop and not a stream of moments: this is asked at every move, of every moment of the game.
        for (Game moment = game; moment != null; moment = moment.previous().orElse(null)) {
            // Own stones have to come back, so some have been removed since.
            if (moment.removed(player) < removed && isOnePlayAway(moment.position())) {
                PointSet missing = moment.position().stones(player).minus(own);
                boolean simpleKo = moment.position().equals(beforeLastMove.orElse(null));
                if (!(first && simpleKo) && leadsTo(missing.first(), moment.position())) {
                    found = found.or(missing);
                    if (first) {
                        return found;
                    }
                }
            }
        }
        return found;
    }

    /** Whether the position has one own stone more, and at most some of the opponent's less. */
    private boolean isOnePlayAway(Position earlier) {
        return earlier.stones(player).size() == stones + 1
                && own.minus(earlier.stones(player)).isEmpty()
                && earlier.stones(player.opponent()).minus(others).isEmpty();
    }

    private boolean leadsTo(Point point, Position earlier) {
        if (others.contains(point)) {
            return false;
        }
        return after(game.position(), player, point).equals(earlier);
    }

    /** The position after all steps of a play on an empty point. */
    static Position after(Position position, Color player, Point point) {
        Position placed = BASE.place(position, player, point);
        Removal removal = BASE.remove(placed, player);
        return placed.without(removal.captured()).without(removal.selfCaptured());
    }
}
