package touchstone.laboratory.mutant.breakage;

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
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Positions that superko forgets, or does not tell from one another. */
public final class Memory {

    private Memory() {}

    /** Only the last positions are remembered. */
    public static VariantRules shortened(Variant variant, int positions) {
        return remembering(variant, (game, moments) -> moments.limit(positions));
    }

    /** Every other moment is remembered. */
    public static VariantRules everyOtherMoment(Variant variant) {
        return remembering(
                variant, (game, moments) -> moments.filter(moment -> (game.moves() - moment.moves()) % 2 == 1));
    }

    /** The position at the start is forgotten. */
    public static VariantRules withoutTheStart(Variant variant) {
        return remembering(
                variant,
                (game, moments) -> moments.filter(moment -> moment.lastMove().isPresent()));
    }

    /** A position that was set up is forgotten. */
    public static VariantRules withoutSetUps(Variant variant) {
        return remembering(
                variant,
                (game, moments) -> moments.filter(moment -> moment.lastMove().isPresent()
                        || moment.position().stones().isEmpty()));
    }

    /** A pass makes everything before it forgotten. */
    public static VariantRules untilAPass(Variant variant) {
        return remembering(
                variant,
                (game, moments) -> moments.takeWhile(moment ->
                        moment.lastMove().filter(Move.Pass.class::isInstance).isEmpty()));
    }

    /** What was before the game was resumed is forgotten. */
    public static VariantRules sinceTheResumption(Variant variant) {
        return remembering(
                variant,
                (game, moments) -> moments.takeWhile(
                        moment -> moment.course().resumed() == game.course().resumed()));
    }

    /** What is remembered of the moments of a game, the last first. */
    private interface Remembered {
        Stream<Game> of(Game game, Stream<Game> moments);
    }

    private static VariantRules remembering(Variant variant, Remembered remembered) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                return remembered.of(game, game.moments()).anyMatch(moment -> moment.position()
                                .equals(after))
                        ? super.repetition(game, after)
                        : Optional.empty();
            }
        };
    }

    /** Positions with equally many stones of each colour are the same. */
    public static VariantRules countingStones(Variant variant) {
        return hashed(
                variant,
                position -> position.stones(Color.BLACK).size() * 1000L
                        + position.stones(Color.WHITE).size());
    }

    /** Positions with stones on the same points are the same. */
    public static VariantRules colorBlind(Variant variant) {
        return hashed(variant, position -> hash(position.stones()));
    }

    private static VariantRules hashed(Variant variant, ToLongFunction<Position> hash) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                long wanted = hash.applyAsLong(after);
                return game.moments()
                        .filter(moment -> hash.applyAsLong(moment.position()) == wanted)
                        .findFirst()
                        .map(moment -> new Refusal.Repeats("base.8", moment.moves(), after));
            }
        };
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
    public static VariantRules withPrisoners(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                boolean removing =
                        after.stones().size() <= game.position().stones().size();
                return removing ? Optional.empty() : super.repetition(game, after);
            }
        };
    }

    /** The position is compared before self-captured stones are removed. */
    public static VariantRules beforeStep3(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                int before = game.position().stones(game.toMove()).size();
                boolean selfCapture = after.stones(game.toMove()).size() <= before;
                return selfCapture ? Optional.empty() : super.repetition(game, after);
            }
        };
    }

    /** As long as nothing is captured the hash is right; after that no position is ever known again. */
    public static VariantRules capturedStonesHashedTwice(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Optional<Refusal> repetition(Game game, Position after) {
                Color opponent = game.toMove().opponent();
                boolean captures = after.stones(opponent).size()
                        < game.position().stones(opponent).size();
                boolean captured = game.removed(Color.BLACK) + game.removed(Color.WHITE) > 0;
                return captures || captured ? Optional.empty() : super.repetition(game, after);
            }
        };
    }

    /** A pass after a pass repeats the position. */
    public static VariantRules ofPasses(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling pass(Game game) {
                return game.lastMove().filter(Move.Pass.class::isInstance).isPresent()
                        ? new Ruling.Refused(new Refusal.Repeats("base.8", game.moves(), game.position()))
                        : super.pass(game);
            }
        };
    }

    /** A pass may not repeat a situation. */
    public static VariantRules ofSituationsByPassing(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling pass(Game game) {
                return game.moments()
                        .filter(moment -> moment.toMove() != game.toMove() && moment.successivePasses() == 0)
                        .filter(moment -> moment.position().equals(game.position()))
                        .findFirst()
                        .<Ruling>map(moment -> new Ruling.Refused(
                                new Refusal.Repeats("repetition.situational", moment.moves(), game.position())))
                        .orElseGet(() -> super.pass(game));
            }
        };
    }
}
