package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;

/** Handicap stones, and where they stand. */
public final class HandicapFaults {

    private HandicapFaults() {}

    /** White gets a point for moving second, as if the first black stone were a handicap. */
    public static final RuleFault COMPENSATED_WITHOUT_STONES = variant -> new VariantRules(variant) {
        @Override
        public int compensation(Game game) {
            return Math.max(1, super.compensation(game));
        }
    };

    /** The middle is for the ninth stone only. */
    public static final RuleFault MIDDLE_LATE =
            ReplacedArticle.starPoints((right, board, stones) -> stones != 5 && stones != 7
                    ? right.starPoints(board, stones)
                    : right.starPoints(board, stones + 1)
                            .map(points -> points.minus(PointSet.of(
                                    board,
                                    stones == 5
                                            ? new Point(board.width() - 4, board.height() / 2)
                                            : new Point(board.width() / 2, board.height() - 4)))));

    /** The star points of every board are on the fourth lines. */
    public static final RuleFault FOURTH_LINE = variant -> new VariantRules(variant) {
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
    };

    /** Black may name more stones than were agreed on. */
    public static final RuleFault SURPLUS = variant -> new VariantRules(variant) {
        @Override
        public Ruling placement(Game game, PointSet points) {
            PointSet first = game.board()
                    .none()
                    .withAll(points.stream()
                            .limit(game.course().terms().handicap())
                            .toList());
            return super.placement(game, first);
        }
    };

    /** The fifth and sixth stone stand above and below on boards smaller than 19x19. */
    public static final RuleFault SIX_TURNED = ReplacedArticle.starPoints((right, board, stones) -> {
        Optional<PointSet> usual = right.starPoints(board, stones);
        return board.width() == 19 || stones != 6 && stones != 7
                ? usual
                : usual.map(points -> {
                    PointSet turned = board.none();
                    for (Point point : points) {
                        turned = turned.with(new Point(point.row(), point.column()));
                    }
                    return turned;
                });
    });

    /** Three stones leave another corner empty on 9x9. */
    public static final RuleFault SMALL_THREE = ReplacedArticle.starPoints((right, board, stones) -> {
        Optional<PointSet> usual = right.starPoints(board, stones);
        return board.width() != 9 || stones != 3
                ? usual
                : usual.map(points -> {
                    PointSet mirrored = board.none();
                    for (Point point : points) {
                        mirrored = mirrored.with(new Point(8 - point.column(), point.row()));
                    }
                    return mirrored;
                });
    });

    /** Any number of stones is taken for the nearest there is room for. */
    public static final RuleFault ANY_NUMBER = ReplacedArticle.handicap((right, game, stones) ->
            right.handicap(game, Math.max(1, Math.min(stones, game.board().size() - 1))));

    /** A second agreement takes the place of the first. */
    public static final RuleFault AGAIN = ReplacedArticle.handicap((right, game, stones) ->
            right.handicap(game.moves() == 0 ? Game.begin(game.rules(), game.board()) : game, stones));

    /** Stones that are due are asked for even when the game is over. */
    public static final RuleFault DUE_FOR_EVER = ReplacedArticle.rule((right, game, player, move) -> {
        Course.Terms terms = game.course().terms();
        return terms.placementDue()
                ? new Ruling.Refused(new Refusal.HandicapDue("handicap.free", terms.handicap()))
                : right.rule(game, player, move);
    });

    /** Passes are no first moves. */
    public static final RuleFault AFTER_PASSES = ReplacedArticle.handicap((right, game, stones) -> {
        boolean untouched = game.position().stones().isEmpty();
        return right.handicap(untouched ? Game.begin(game.rules(), game.board()) : game, stones);
    });

    /** On a board of even size the fifth stone stands beside the middle. */
    public static final RuleFault EVEN_FIVE = ReplacedArticle.starPoints((right, board, stones) -> stones == 5
                    && board.width() % 2 == 0
            ? right.starPoints(board, 4).map(points -> points.with(new Point(board.width() / 2, board.height() / 2)))
            : right.starPoints(board, stones));
}
