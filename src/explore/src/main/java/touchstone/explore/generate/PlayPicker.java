package touchstone.explore.generate;

import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Ruling;

/** Picks a player's next move at random among the preferred ones. */
final class PlayPicker {

    private final Game game;
    private final FastPosition sketch;
    private final RandomGenerator random;
    private final byte own;

    PlayPicker(Game game, RandomGenerator random) {
        this.game = game;
        this.sketch = new FastPosition(game.position());
        this.random = random;
        this.own = FastPosition.of(game.toMove());
    }

    Game game() {
        return game;
    }

    FastPosition sketch() {
        return sketch;
    }

    BoardGrid grid() {
        return sketch.grid();
    }

    byte own() {
        return own;
    }

    boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    boolean legal(int point) {
        return game.rule(sketch.grid().play(point)) instanceof Ruling.Made;
    }

    Move play(int point) {
        return sketch.grid().play(point);
    }

    /** How many stones a play on an empty point captures. */
    int captured(int point) {
        return sketch.captured(point, own);
    }

    int selfCaptured(int point) {
        return sketch.selfCaptured(point, own);
    }

    /** Whether a play on an empty point takes one stone and could be taken back: a chain by itself, with one liberty. */
    boolean takesKo(int point) {
        return sketch.captured(point, own) == 1 && sketch.merged(point, own) == 1 && sketch.breath(point, own) == 1;
    }

    /** Whether an empty point is an eye of the player's. */
    boolean eye(int point) {
        return sketch.eye(point, own);
    }

    /** Whether a play on an empty point connects a stone that has nothing round it but the opponent's stones and this point. */
    boolean fillsKo(int point) {
        for (int next : sketch.grid().neighbours(point)) {
            if (sketch.state(next) == own && sketch.size(next) == 1 && sketch.liberties(next) == 1) {
                return true;
            }
        }
        return false;
    }

    /** Where the player's stone brings a ko nearer; -1 if nowhere. */
    int koSite(int patience) {
        return sketch.grid().koSites().next(sketch, own, patience, random);
    }

    /** A legal play or a pass, each as likely as the others. */
    Move move() {
        int[] points = sketch.empties().clone();
        for (int left = points.length; left > 0; left--) {
            int drawn = random.nextInt(left + 1);
            if (drawn == left) {
                return Move.PASS;
            }
            int point = points[drawn];
            points[drawn] = points[left - 1];
            if (legal(point)) {
                return play(point);
            }
        }
        return Move.PASS;
    }

    /** A legal play on an empty point that is wanted, each as likely as the others. */
    Optional<Move> any(IntPredicate wanted) {
        return any(wanted, this::legal, Integer.MAX_VALUE);
    }

    /**
     * A play on an empty point that looks right and is tried, each as likely as the others.
     *
     * @param likely what a look at the point tells
     * @param trial what takes longer to find out, legality included
     * @param trials how many points are tried at most
     */
    Optional<Move> any(IntPredicate likely, IntPredicate trial, int trials) {
        int[] points = sketch.empties().clone();
        int tried = 0;
        for (int left = points.length; left > 0 && tried < trials; left--) {
            int drawn = random.nextInt(left);
            int point = points[drawn];
            points[drawn] = points[left - 1];
            if (likely.test(point)) {
                tried++;
                if (trial.test(point)) {
                    return Optional.of(play(point));
                }
            }
        }
        return Optional.empty();
    }

    /** The legal play on an empty point that is worth most, by lot among equals; none if nothing legal is worth more than 0. */
    Optional<Move> best(IntUnaryOperator worth) {
        int[] points = sketch.empties().clone();
        int best = 0;
        Optional<Move> found = Optional.empty();
        for (int left = points.length; left > 0; left--) {
            int drawn = random.nextInt(left);
            int point = points[drawn];
            points[drawn] = points[left - 1];
            int here = worth.applyAsInt(point);
            if (here > best && legal(point)) {
                best = here;
                found = Optional.of(play(point));
            }
        }
        return found;
    }
}
