package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Counting;
import touchstone.reference.choice.DeadStones;
import touchstone.reference.choice.Deadlock;
import touchstone.reference.choice.Ending;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Komi;
import touchstone.reference.choice.LastPass;
import touchstone.reference.choice.Neutral;
import touchstone.reference.choice.PassStones;
import touchstone.reference.choice.Repetition;
import touchstone.reference.choice.Resumption;
import touchstone.reference.choice.Scoring;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** Rules that are right in the usual case and wrong in one that was not thought of. */
final class OversightMutants {

    private static final Variant FIXED = Variant.BASE.with(Handicap.FIXED);
    private static final Variant STOP =
            Variant.BASE.with(Ending.STOP, Resumption.IN_TURN, DeadStones.AGREED, Deadlock.ALL_ALIVE);
    private static final Variant FILL_IN = Variant.BASE.with(Counting.FILL_IN, Supply.HALF_THE_BOARD, Neutral.HALVES);
    private static final Variant HALF_COUNT = Variant.BASE.with(Counting.HALF_COUNT, Neutral.HALVES);
    private static final Variant REARRANGED = STOP.with(Counting.REARRANGEMENT, Scoring.TERRITORY);
    private static final Variant PASS_STONES = STOP.with(PassStones.GIVEN, LastPass.WHITE);

    private OversightMutants() {}

    static List<Mutant> all() {
        return Stream.of(terms(), counts(), course(), memory(), kos())
                .flatMap(List::stream)
                .toList();
    }

    private static Mutant at(String name, String clause, String description, VariantRules rules) {
        return Mutant.of(name, clause, description, () -> rules).at(rules.variant());
    }

    private static List<Mutant> terms() {
        return List.of(
                at(
                        "supply-one-too-many",
                        "supply.half-the-board",
                        "has 181 stones of each colour on 19x19",
                        new Stones181(Variant.BASE.with(Supply.HALF_THE_BOARD))),
                at(
                        "handicap-six-turned",
                        "handicap.fixed.small",
                        "has the fifth and sixth stone above and below on boards smaller than 19x19",
                        new SixTurned(FIXED)),
                at(
                        "handicap-small-three",
                        "handicap.fixed.small",
                        "leaves other corners empty on 9x9",
                        new SmallThree(FIXED)),
                at(
                        "auction-second-price",
                        "komi.auction",
                        "has Black pay the last bid but one",
                        new SecondPrice(Variant.BASE.with(Komi.AUCTION))),
                at(
                        "boards-oblong",
                        "boards.usual",
                        "looks at one side of the board",
                        new Oblong(Variant.BASE.with(Boards.USUAL))));
    }

    private static List<Mutant> counts() {
        return List.of(
                at(
                        "half-count-unshared",
                        "counting.half-count",
                        "does not halve the shared points",
                        new Unshared(HALF_COUNT)),
                at(
                        "fill-in-last-point",
                        "counting.fill-in",
                        "forgets the point that stays open",
                        new LastPoint(FILL_IN)),
                at(
                        "rearrangement-overflow",
                        "counting.rearrangement",
                        "drops prisoners for whom there is no room",
                        new Overflow(REARRANGED)),
                at(
                        "halves-rounded",
                        "neutral.halves",
                        "rounds half points down",
                        new Rounded(Variant.BASE.with(Neutral.HALVES))),
                at(
                        "both-on-empty-board",
                        "neutral.both",
                        "gives an empty board to both players",
                        new EmptyBoard(Variant.BASE.with(Neutral.BOTH))),
                at(
                        "territory-suicide-free",
                        "scoring.territory.captured",
                        "does not count stones that were self-captured",
                        new SuicideFree(Variant.BASE.with(Scoring.TERRITORY))));
    }

    private static List<Mutant> course() {
        return List.of(
                at(
                        "resumed-without-memory",
                        "resumption.in-turn",
                        "forgets all positions when play resumes",
                        new Fresh(STOP)),
                at(
                        "pass-stones-at-the-end",
                        "pass-stones.given",
                        "takes stones for the passes that end the game only",
                        new LatePassStones(PASS_STONES)),
                at(
                        "last-pass-once",
                        "last-pass.white",
                        "lets either player pass last once play was resumed",
                        new LastPassOnce(PASS_STONES.with(Resumption.UNSTATED))),
                at(
                        "dead-first-named",
                        "dead-stones.agreed.which",
                        "takes only the first stone the players name",
                        new FirstDead(STOP)),
                at(
                        "white-third-pass-free",
                        "last-pass.white",
                        "takes no stone for a third pass in succession",
                        new ThirdFree(PASS_STONES)),
                at(
                        "repeated-thrice",
                        "repetition.no-result.agreement",
                        "wants the position a third time",
                        new Thrice(STOP.with(Repetition.NO_RESULT))),
                at(
                        "tie-repeated-thrice",
                        "repetition.tie.noticed",
                        "wants the position a third time",
                        new Thrice(STOP.with(Repetition.TIE))));
    }

    private static List<Mutant> memory() {
        return Stream.of(
                        Repetition.POSITIONAL,
                        Repetition.SITUATIONAL,
                        Repetition.NATURAL_SITUATIONAL,
                        Repetition.NEW_ZEALAND)
                .map(repetition -> at(
                                repetition.id() + "-thirty-moves",
                                "repetition." + repetition.id(),
                                "looks back thirty moves",
                                new ThirtyMoves(Variant.BASE.with(repetition)))
                        .seenIn("OGS")
                        .touching("repetition." + repetition.id() + ".*"))
                .toList();
    }

    private static List<Mutant> kos() {
        return List.of(
                at(
                                "situational-pass-repeats",
                                "repetition.situational.pass",
                                "forbids passes that repeat a situation",
                                new PassRepeats(Variant.BASE.with(Repetition.SITUATIONAL)))
                        .touching("*"),
                at(
                                "ko-two-moves",
                                "repetition.simple-stone",
                                "keeps a ko closed for two moves",
                                new TwoMoves(Variant.BASE.with(Repetition.SIMPLE_STONE)))
                        .touching("*"),
                at(
                                "elsewhere-by-opponent",
                                "repetition.play-elsewhere.pass",
                                "opens a ko when the opponent has played elsewhere",
                                new ByOpponent(Variant.BASE.with(Repetition.PLAY_ELSEWHERE)))
                        .touching("*"));
    }

    private static final class Stones181 extends VariantRules {
        Stones181(Variant variant) {
            super(variant);
        }

        @Override
        public int supply(Board board) {
            return board.size() == 361 ? 181 : super.supply(board);
        }
    }

    private static final class SixTurned extends VariantRules {
        SixTurned(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<PointSet> starPoints(Board board, int stones) {
            Optional<PointSet> right = super.starPoints(board, stones);
            return board.width() == 19 || stones != 6 && stones != 7
                    ? right
                    : right.map(points -> {
                        PointSet turned = board.none();
                        for (Point point : points) {
                            turned = turned.with(new Point(point.row(), point.column()));
                        }
                        return turned;
                    });
        }
    }

    private static final class SmallThree extends VariantRules {
        SmallThree(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<PointSet> starPoints(Board board, int stones) {
            Optional<PointSet> right = super.starPoints(board, stones);
            return board.width() != 9 || stones != 3
                    ? right
                    : right.map(points -> {
                        PointSet mirrored = board.none();
                        for (Point point : points) {
                            mirrored = mirrored.with(new Point(8 - point.column(), point.row()));
                        }
                        return mirrored;
                    });
        }
    }

    private static final class SecondPrice extends VariantRules {
        SecondPrice(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling bids(Game game, List<Double> bids) {
            Ruling right = super.bids(game, bids);
            return right instanceof Ruling.Agreed && bids.size() > 1
                    ? super.bids(game, bids.subList(0, bids.size() - 1))
                    : right;
        }
    }

    private static final class Oblong extends VariantRules {
        Oblong(Variant variant) {
            super(variant);
        }

        @Override
        public boolean plays(Board board) {
            return super.plays(Board.of(board.width(), board.width()));
        }
    }

    private static final class Unshared extends VariantRules {
        Unshared(Variant variant) {
            super(variant);
        }

        @Override
        public Count counted(Game game, Counting way) {
            Count right = super.counted(game, way);
            return right instanceof Count.Half half
                    ? new Count.Half(area(finalPosition(game), Color.BLACK).size(), half.needed())
                    : right;
        }
    }

    private static final class LastPoint extends VariantRules {
        LastPoint(Variant variant) {
            super(variant);
        }

        @Override
        public Count counted(Game game, Counting way) {
            Count right = super.counted(game, way);
            return right instanceof Count.FilledIn filled && filled.stones() > 0
                    ? new Count.FilledIn(filled.tooMany(), filled.stones(), filled.lead() - Math.signum(filled.lead()))
                    : right;
        }
    }

    private static final class Overflow extends VariantRules {
        Overflow(Variant variant) {
            super(variant);
        }

        @Override
        public Count counted(Game game, Counting way) {
            Count right = super.counted(game, way);
            return right instanceof Count.Rearranged
                    ? new Count.Rearranged(left(game, Color.BLACK), left(game, Color.WHITE))
                    : right;
        }

        private int left(Game game, Color player) {
            return Math.max(0, territory(game, player).size() - lost(game, player));
        }
    }

    private static final class Rounded extends VariantRules {
        Rounded(Variant variant) {
            super(variant);
        }

        @Override
        public double shared(Position position) {
            return Math.floor(super.shared(position));
        }
    }

    private static final class EmptyBoard extends VariantRules {
        EmptyBoard(Variant variant) {
            super(variant);
        }

        @Override
        public double shared(Position position) {
            return position.stones().isEmpty() ? position.board().size() : super.shared(position);
        }
    }

    private static final class SuicideFree extends VariantRules {
        SuicideFree(Variant variant) {
            super(variant);
        }

        @Override
        public int lost(Game game, Color player) {
            return super.lost(game, player)
                    - (int) game.moments()
                            .filter(moment -> moment.createdBy(player))
                            .mapToLong(moment -> moment.removed(player)
                                    - moment.previous().orElseThrow().removed(player))
                            .sum();
        }
    }

    private static final class Fresh extends VariantRules {
        Fresh(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.moments()
                            .takeWhile(moment ->
                                    moment.course().resumed() == game.course().resumed())
                            .anyMatch(moment -> moment.position().equals(after))
                    ? super.repetition(game, after)
                    : Optional.empty();
        }
    }

    private static final class LatePassStones extends VariantRules {
        LatePassStones(Variant variant) {
            super(variant);
        }

        @Override
        public int lost(Game game, Color player) {
            Course.Passes passes = game.course().passes();
            long last = game.moments()
                    .takeWhile(moment -> moment.lastMove()
                            .filter(Move.Play.class::isInstance)
                            .isEmpty())
                    .filter(moment -> moment.lastMove()
                            .filter(Move.Pass.class::isInstance)
                            .isPresent())
                    .filter(moment -> moment.madeBy(player))
                    .count();
            return super.lost(game, player) - passes.of(player) + (int) last;
        }
    }

    private static final class LastPassOnce extends VariantRules {
        LastPassOnce(Variant variant) {
            super(variant);
        }

        @Override
        public boolean stopped(Game game) {
            return super.stopped(game) || game.course().resumed() && countedPasses(game) >= 2;
        }
    }

    private static final class FirstDead extends VariantRules {
        FirstDead(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling dead(Game game, PointSet stones) {
            return super.dead(game, stones.isEmpty() ? stones : PointSet.of(game.board(), stones.first()));
        }
    }

    private static final class ThirdFree extends VariantRules {
        ThirdFree(Variant variant) {
            super(variant);
        }

        @Override
        public int lost(Game game, Color player) {
            int third = game.successivePasses() == 3 && game.madeBy(player) ? 1 : 0;
            return super.lost(game, player) - third;
        }
    }

    private static final class Thrice extends VariantRules {
        Thrice(Variant variant) {
            super(variant);
        }

        @Override
        public boolean hasRepeated(Game game) {
            return super.hasRepeated(game)
                    && game.moments()
                                    .filter(moment -> moment.position().equals(game.position()))
                                    .count()
                            >= 3;
        }
    }

    private static final class ThirtyMoves extends VariantRules {
        ThirtyMoves(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            return game.moments().limit(30).anyMatch(moment -> moment.position().equals(after))
                    ? super.repetition(game, after)
                    : Optional.empty();
        }
    }

    private static final class PassRepeats extends VariantRules {
        PassRepeats(Variant variant) {
            super(variant);
        }

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
    }

    private static final class TwoMoves extends VariantRules {
        TwoMoves(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            Optional<Refusal> now = super.repetition(game, after);
            return now.isPresent() || game.moves() < 2
                    ? now
                    : game.previous()
                            .flatMap(Game::previous)
                            .filter(earlier -> earlier.toMove() == game.toMove())
                            .flatMap(earlier -> again(earlier, after));
        }

        private Optional<Refusal> again(Game earlier, Position after) {
            for (Point point :
                    after.stones(earlier.toMove()).minus(earlier.position().stones(earlier.toMove()))) {
                if (earlier.position().stone(point).isEmpty()
                        && super.play(earlier, point) instanceof Ruling.Refused refused
                        && refused.refusal() instanceof Refusal.TakesBack) {
                    return Optional.of(refused.refusal());
                }
            }
            return Optional.empty();
        }
    }

    private static final class ByOpponent extends VariantRules {
        ByOpponent(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            Optional<Refusal> refusal = super.repetition(game, after);
            boolean elsewhere = game.previous()
                    .flatMap(Game::lastMove)
                    .filter(Move.Pass.class::isInstance)
                    .isPresent();
            return elsewhere ? Optional.empty() : refusal;
        }
    }
}
