package touchstone.mutants.fault;

import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;

/** Positions that superko forgets, or does not tell from one another. */
public final class SuperkoFaults {

    private SuperkoFaults() {}

    /** Only the last positions are remembered. */
    public static RuleFault shortened(int positions) {
        return remembering((game, moments) -> moments.limit(positions));
    }

    /** Every other moment is remembered. */
    public static final RuleFault EVERY_OTHER_MOMENT =
            remembering((game, moments) -> moments.filter(moment -> (game.moves() - moment.moves()) % 2 == 1));

    /** The position at the start is forgotten. */
    public static final RuleFault WITHOUT_THE_START = remembering(
            (game, moments) -> moments.filter(moment -> moment.lastMove().isPresent()));

    /** A position that was set up is forgotten. */
    public static final RuleFault WITHOUT_SET_UPS = remembering((game, moments) -> moments.filter(moment ->
            moment.lastMove().isPresent() || moment.position().stones().isEmpty()));

    /** A pass makes everything before it forgotten. */
    public static final RuleFault UNTIL_A_PASS = remembering((game, moments) -> moments.takeWhile(
            moment -> moment.lastMove().filter(Move.Pass.class::isInstance).isEmpty()));

    /** What was before the game was resumed is forgotten. */
    public static final RuleFault SINCE_THE_RESUMPTION = remembering((game, moments) -> moments.takeWhile(
            moment -> moment.course().resumed() == game.course().resumed()));

    /** What is remembered of the moments of a game, the last first. */
    private interface Remembered {
        Stream<Game> of(Game game, Stream<Game> moments);
    }

    private static RuleFault remembering(Remembered remembered) {
        return ReplacedArticle.repetition(
                (right, game, after) -> remembered.of(game, game.moments()).anyMatch(moment -> moment.position()
                                .equals(after))
                        ? right.repetition(game, after)
                        : Optional.empty());
    }

    /** Positions with equally many stones of each colour are the same. */
    public static final RuleFault COUNTING_STONES =
            hashed(position -> position.stones(Color.BLACK).size() * 1000L
                    + position.stones(Color.WHITE).size());

    /** Positions with stones on the same points are the same. */
    public static final RuleFault COLOR_BLIND = hashed(position -> hash(position.stones()));

    private static RuleFault hashed(ToLongFunction<Position> hash) {
        return ReplacedArticle.repetition((right, game, after) -> {
            long wanted = hash.applyAsLong(after);
            return game.moments()
                    .filter(moment -> hash.applyAsLong(moment.position()) == wanted)
                    .findFirst()
                    .map(moment -> new Refusal.Repeats("base.8", moment.moves(), after));
        });
    }

    /** Some number made of the points, other for almost any other points. */
    private static long hash(PointSet points) {
        long hash = 1;
        for (Point point : points) {
            hash = hash * 6364136223846793005L + point.row() * 25L + point.column() + 1;
        }
        return hash;
    }

    /**
     * Positions differ if the prisoners beside them do.
     *
     * <p>The prisoners of the position to come can't be seen here; that there are more than before shows in the stones.
     */
    public static final RuleFault WITH_PRISONERS = ReplacedArticle.repetition((right, game, after) -> {
        boolean removing = after.stones().size() <= game.position().stones().size();
        return removing ? Optional.empty() : right.repetition(game, after);
    });

    /** The position is compared before self-captured stones are removed. */
    public static final RuleFault BEFORE_STEP3 = ReplacedArticle.repetition((right, game, after) -> {
        int before = game.position().stones(game.toMove()).size();
        boolean selfCapture = after.stones(game.toMove()).size() <= before;
        return selfCapture ? Optional.empty() : right.repetition(game, after);
    });

    /** As long as nothing is captured the hash is right; after that no position is ever known again. */
    public static final RuleFault CAPTURED_STONES_HASHED_TWICE = ReplacedArticle.repetition((right, game, after) -> {
        Color opponent = game.toMove().opponent();
        boolean captures =
                after.stones(opponent).size() < game.position().stones(opponent).size();
        boolean captured = game.removed(Color.BLACK) + game.removed(Color.WHITE) > 0;
        return captures || captured ? Optional.empty() : right.repetition(game, after);
    });

    /** A pass after a pass repeats the position. */
    public static final RuleFault OF_PASSES = ReplacedArticle.pass(
            (right, game) -> game.lastMove().filter(Move.Pass.class::isInstance).isPresent()
                    ? new Ruling.Refused(new Refusal.Repeats("base.8", game.moves(), game.position()))
                    : right.pass(game));

    /** A pass may not repeat a situation. */
    public static final RuleFault OF_SITUATIONS_BY_PASSING = ReplacedArticle.pass((right, game) -> game.moments()
            .filter(moment -> moment.toMove() != game.toMove() && moment.successivePasses() == 0)
            .filter(moment -> moment.position().equals(game.position()))
            .findFirst()
            .<Ruling>map(moment ->
                    new Ruling.Refused(new Refusal.Repeats("repetition.situational", moment.moves(), game.position())))
            .orElseGet(() -> right.pass(game)));
}
