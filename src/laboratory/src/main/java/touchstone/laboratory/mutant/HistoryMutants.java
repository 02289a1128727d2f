package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;

/** Rule 8 as programs carry it out: how they remember positions, and how they get that wrong. */
final class HistoryMutants {

    private HistoryMutants() {}

    static List<Mutant> all() {
        return List.of(
                Mutant.of(
                                "short-memory",
                                "base.8",
                                "looks for repetition among the last four positions only",
                                () -> new ShortMemory(4))
                        .touching("base.8.initial", "davies.6"),
                Mutant.of(
                                "memory-of-thirty",
                                "base.8",
                                "looks for repetition among the last thirty positions only",
                                () -> new ShortMemory(30))
                        .seenIn("online-go/goban, in src/engine/GobanEngine.ts"),
                Mutant.of(
                        "memory-of-forty",
                        "base.8",
                        "looks for repetition among the last forty positions only",
                        () -> new ShortMemory(40)),
                Mutant.of(
                                "set-up-not-counted",
                                "davies.6",
                                "does not count a position that was set up as one that has occurred",
                                SetUpNotCounted::new)
                        .seenIn("KataGo #1100")
                        .touching("base.4.position", "base.8", "base.8.single-stone"),
                Mutant.of(
                                "hash-of-stone-count",
                                "base.8",
                                "takes positions with equally many stones of each colour for the same",
                                () -> new Hashed(
                                        position -> position.stones(Color.BLACK).size() * 1000L
                                                + position.stones(Color.WHITE).size()))
                        .seenIn("Sagebati/goban #9, #16")
                        .touching("base.8.*", "davies.6"),
                Mutant.of(
                                "hash-without-color",
                                "base.8",
                                "takes positions with stones on the same points for the same, whatever their colours",
                                () -> new Hashed(position -> points(position.stones())))
                        .touching("base.7.step-3", "base.8.pass"),
                Mutant.of(
                                "captured-stones-hashed-twice",
                                "base.8.after-all-steps",
                                "leaves captured stones in the hash of the position",
                                CapturedStonesHashedTwice::new)
                        .seenIn("iomrascalai PR #100")
                        .touching("base.4.position", "base.8.*", "davies.6"),
                Mutant.of(
                                "every-other-moment",
                                "base.8",
                                "looks for repetition at every other moment only",
                                OnlyEveryOther::new)
                        .touching("base.4.position", "base.8.initial", "base.8.single-stone", "davies.6"));
    }

    /** Some number made of the points, other for almost any other points. */
    private static long points(PointSet points) {
        long hash = 1;
        for (Point point : points) {
            hash = hash * 6364136223846793005L + point.row() * 25L + point.column() + 1;
        }
        return hash;
    }

    private static Optional<Refusal> repeats(Game moment, Position after) {
        return Optional.of(new Refusal.Repeats("base.8", moment.moves(), after));
    }

    private static final class ShortMemory extends BaseRules {
        private final int positions;

        ShortMemory(int positions) {
            this.positions = positions;
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.moments()
                    .limit(positions)
                    .filter(moment -> moment.position().equals(after))
                    .findFirst()
                    .flatMap(moment -> repeats(moment, after));
        }
    }

    private static final class SetUpNotCounted extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.moments()
                    .filter(moment -> moment.lastMove().isPresent()
                            || moment.position().stones().isEmpty())
                    .filter(moment -> moment.position().equals(after))
                    .findFirst()
                    .flatMap(moment -> repeats(moment, after));
        }
    }

    private static final class OnlyEveryOther extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.moments()
                    .filter(moment -> (game.moves() - moment.moves()) % 2 == 1)
                    .filter(moment -> moment.position().equals(after))
                    .findFirst()
                    .flatMap(moment -> repeats(moment, after));
        }
    }

    private static final class Hashed extends BaseRules {
        private final ToLongFunction<Position> hash;

        Hashed(ToLongFunction<Position> hash) {
            this.hash = hash;
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            long wanted = hash.applyAsLong(after);
            return game.moments()
                    .filter(moment -> hash.applyAsLong(moment.position()) == wanted)
                    .findFirst()
                    .flatMap(moment -> repeats(moment, after));
        }
    }

    /** As long as nothing is captured the hash is right; after that no position is ever known again. */
    private static final class CapturedStonesHashedTwice extends BaseRules {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            Color opponent = game.toMove().opponent();
            boolean captures = after.stones(opponent).size()
                    < game.position().stones(opponent).size();
            boolean captured = game.removed(Color.BLACK) + game.removed(Color.WHITE) > 0;
            return captures || captured ? Optional.empty() : super.repetition(game, after);
        }
    }
}
