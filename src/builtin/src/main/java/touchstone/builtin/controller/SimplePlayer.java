package touchstone.builtin.controller;

import java.util.Comparator;
import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Ruling;

/**
 * Chooses moves as a beginner does who knows the rules: it captures what it can, saves a chain in atari, else puts a stone where
 * the stone has two liberties, away from the edge first. It passes when nothing of this is left. It never fills a one-point eye of
 * its own, never captures its own stones and never brings an earlier position back, whatever the rules allow, so its games end. The
 * same game gets the same move.
 *
 * @param player who moves, whose turn it is
 * @param moment the game as it stands
 */
record SimplePlayer(Color player, Game moment) {

    /** In lines from the edge, 0 on it: farther in than this no point is better than another. */
    private static final int FAR_ENOUGH = 2;

    /**
     * A play that the rules allow.
     *
     * @param captured how many stones of the opponent it takes
     * @param saves whether a chain of its own gets out of atari
     * @param liberties of the chain with the new stone
     * @param fromEdge in lines, at most what is worth it
     */
    private record Choice(Point point, int captured, boolean saves, int liberties, int fromEdge) {

        private static final Comparator<Choice> BY_WORTH = Comparator.comparingInt(Choice::captured)
                .thenComparing(Choice::saves)
                .thenComparing(Choice::safe)
                .thenComparingInt(Choice::fromEdge);

        private boolean safe() {
            return liberties > 1;
        }
    }

    /** The next move: a play that the rules allow, or else a pass. */
    Move move() {
        return best(false);
    }

    /** The next move where stones that cannot live are to be captured before any pass: stones may come into atari for it. */
    Move cleanup() {
        return best(true);
    }

    private Move best(boolean atAnyRisk) {
        return moment.position().empties().stream()
                .filter(point -> !isEye(point))
                .map(this::choice)
                .flatMap(Optional::stream)
                .filter(choice -> choice.safe() || choice.captured() > 0 || atAnyRisk && touches(choice.point()))
                // Of equal ones the first in the order of the board.
                .sorted(Choice.BY_WORTH.reversed())
                .findFirst()
                .<Move>map(choice -> new Move.Play(choice.point()))
                .orElse(Move.PASS);
    }

    private boolean isEye(Point point) {
        return moment.position().stones(player).holds(around(point));
    }

    private boolean touches(Point point) {
        return moment.position().stones(player.opponent()).intersects(around(point));
    }

    private PointSet around(Point point) {
        return moment.rules().adjacent(PointSet.of(moment.board(), point));
    }

    private Optional<Choice> choice(Point point) {
        if (!(moment.rule(new Move.Play(point)) instanceof Ruling.Made made)
                || !made.selfCaptured().isEmpty()) {
            return Optional.empty();
        }
        int captured = made.captured().size();
        Position after = made.after().position();
        if (captured > 0
                && moment.moments().anyMatch(earlier -> earlier.position().equals(after))) {
            return Optional.empty();
        }
        int liberties = moment.rules().liberties(after, point).size();
        return Optional.of(new Choice(point, captured, liberties > 1 && saves(point), liberties, fromEdge(point)));
    }

    private boolean saves(Point point) {
        Position before = moment.position();
        return around(point).and(before.stones(player)).stream()
                .anyMatch(stone -> moment.rules().liberties(before, stone).size() == 1);
    }

    /** On a small board the middle is no better than what is next to it: there would be one best point, the same for both. */
    private int fromEdge(Point point) {
        int width = moment.board().width();
        int height = moment.board().height();
        int column = Math.min(point.column(), width - 1 - point.column());
        int row = Math.min(point.row(), height - 1 - point.row());
        int enough = Math.min(FAR_ENOUGH, Math.max(0, (Math.min(width, height) - 1) / 2 - 1));
        return Math.min(enough, Math.min(column, row));
    }
}
