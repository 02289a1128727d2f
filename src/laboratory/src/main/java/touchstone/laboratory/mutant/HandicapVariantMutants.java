package touchstone.laboratory.mutant;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Boards;
import touchstone.reference.choice.Compensation;
import touchstone.reference.choice.Handicap;
import touchstone.reference.choice.Supply;
import touchstone.reference.choice.Variant;

/** Handicaps and what is paid for them, the supply of stones and the boards, taken for others or broken. */
final class HandicapVariantMutants {

    private static final Variant FIXED = Variant.BASE.with(Handicap.FIXED);
    private static final Variant FREE = Variant.BASE.with(Handicap.FREE);
    private static final Variant CONSECUTIVE = Variant.BASE.with(Handicap.CONSECUTIVE);
    private static final Variant HALF = Variant.BASE.with(Supply.HALF_THE_BOARD);

    private HandicapVariantMutants() {}

    static List<Mutant> all() {
        return Stream.of(handicap(), compensation(), supply(), boards())
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mutant> handicap() {
        return List.of(
                Mutant.swapped(
                        "handicap-given",
                        "handicap.none",
                        "gives a handicap where the rules know of none",
                        Variant.BASE,
                        Handicap.FIXED),
                Mutant.swapped(
                                "handicap-not-placed",
                                "handicap.fixed",
                                "leaves it to Black where handicap stones stand",
                                FIXED,
                                Handicap.FREE)
                        .touching("handicap.fixed.small"),
                Mutant.of(
                                "handicap-middle-late",
                                "handicap.fixed",
                                "uses the middle for the ninth stone only",
                                () -> new MiddleLate(FIXED))
                        .at(FIXED)
                        .touching("handicap.fixed.small"),
                Mutant.of(
                                "handicap-fourth-line",
                                "handicap.fixed.small",
                                "has the star points of every board on the fourth lines",
                                () -> new FourthLine(FIXED))
                        .at(FIXED),
                Mutant.swapped(
                        "handicap-by-custom",
                        "handicap.free",
                        "puts the stones on star points where Black may choose",
                        FREE,
                        Handicap.FIXED),
                Mutant.of(
                                "handicap-surplus",
                                "handicap.free",
                                "lets Black name more stones than were agreed on and places the first of them",
                                () -> new Surplus(FREE))
                        .at(FREE),
                Mutant.swapped(
                        "handicap-at-once",
                        "handicap.consecutive",
                        "lets Black place all the stones at once",
                        CONSECUTIVE,
                        Handicap.FREE),
                Mutant.of(
                                "handicap-pass-too-many",
                                "handicap.consecutive",
                                "makes White pass as many turns as there are stones",
                                () -> new PassTooMany(CONSECUTIVE))
                        .at(CONSECUTIVE));
    }

    private static List<Mutant> compensation() {
        return List.of(
                Mutant.swapped(
                        "compensation-paid",
                        "compensation.none",
                        "gives White a point for each handicap stone, where there is none",
                        FREE,
                        Compensation.EACH),
                Mutant.swapped(
                        "compensation-one-too-many",
                        "compensation.one-less",
                        "gives White a point for the first handicap stone too",
                        FREE.with(Compensation.ONE_LESS),
                        Compensation.EACH),
                Mutant.swapped(
                        "compensation-one-too-few",
                        "compensation.each",
                        "gives White no point for the first handicap stone",
                        FREE.with(Compensation.EACH),
                        Compensation.ONE_LESS));
    }

    private static List<Mutant> supply() {
        return List.of(
                Mutant.swapped(
                        "supply-runs-out",
                        "supply.unlimited",
                        "has stones for half the board only",
                        Variant.BASE,
                        Supply.HALF_THE_BOARD),
                Mutant.swapped(
                        "supply-endless",
                        "supply.half-the-board",
                        "has as many stones as are needed",
                        HALF,
                        Supply.UNLIMITED),
                Mutant.of(
                                "supply-not-returned",
                                "supply.half-the-board",
                                "does not give stones back that were taken",
                                () -> new NotReturned(HALF))
                        .at(HALF));
    }

    private static List<Mutant> boards() {
        return List.of(
                Mutant.swapped(
                        "boards-usual-only",
                        "boards.any",
                        "knows boards of the usual sizes only",
                        Variant.BASE,
                        Boards.USUAL),
                Mutant.swapped(
                        "boards-of-any-size",
                        "boards.usual",
                        "plays on boards of any size",
                        Variant.BASE.with(Boards.USUAL),
                        Boards.ANY),
                Mutant.swapped(
                        "boards-smaller",
                        "boards.nineteen",
                        "plays on smaller boards too",
                        Variant.BASE.with(Boards.NINETEEN),
                        Boards.USUAL));
    }

    private static final class MiddleLate extends VariantRules {
        MiddleLate(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<PointSet> starPoints(Board board, int stones) {
            return stones != 5 && stones != 7
                    ? super.starPoints(board, stones)
                    : super.starPoints(board, stones + 1)
                            .map(points -> points.minus(PointSet.of(
                                    board,
                                    stones == 5
                                            ? new Point(board.width() - 4, board.height() / 2)
                                            : new Point(board.width() / 2, board.height() - 4))));
        }
    }

    private static final class FourthLine extends VariantRules {
        FourthLine(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<PointSet> starPoints(Board board, int stones) {
            return super.starPoints(board, stones).map(points -> {
                PointSet moved = board.none();
                for (Point point : points) {
                    moved = moved.with(
                            new Point(line(point.column(), board.width()), line(point.row(), board.height())));
                }
                return moved;
            });
        }

        private static int line(int index, int size) {
            return index < 3 ? 3 : Math.min(index, size - 4);
        }
    }

    private static final class Surplus extends VariantRules {
        Surplus(Variant variant) {
            super(variant);
        }

        @Override
        public Ruling placement(Game game, PointSet points) {
            PointSet first = game.board()
                    .none()
                    .withAll(points.stream()
                            .limit(game.course().terms().handicap())
                            .toList());
            return super.placement(game, first);
        }
    }

    private static final class PassTooMany extends VariantRules {
        PassTooMany(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> handicapPasses(Game game) {
            int stones = game.course().terms().handicap();
            int left = stones - game.course().passes().of(Color.WHITE);
            return game.toMove() == Color.WHITE && left > 0 && game.moves() < 2 * stones
                    ? Optional.of(new Refusal.HandicapPasses("handicap.consecutive", left))
                    : super.handicapPasses(game);
        }
    }

    private static final class NotReturned extends VariantRules {
        NotReturned(Variant variant) {
            super(variant);
        }

        @Override
        public Optional<Refusal> noStoneLeft(Game game) {
            Color player = game.toMove();
            int used = game.position().stones(player).size() + game.removed(player);
            int supply = supply(game.board());
            return used >= supply
                    ? Optional.of(new Refusal.NoStoneLeft("supply.half-the-board", supply))
                    : Optional.empty();
        }
    }
}
