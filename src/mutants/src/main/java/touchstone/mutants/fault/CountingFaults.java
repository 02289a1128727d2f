package touchstone.mutants.fault;

import java.util.Optional;
import java.util.function.UnaryOperator;
import touchstone.reference.Color;
import touchstone.reference.Count;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Counting;

/** What players see when they count in their way. */
public final class CountingFaults {

    private CountingFaults() {}

    /** Half of the board is rounded up to whole points. */
    public static final RuleFault HALF_ROUNDED_UP = recounted(
            count -> count instanceof Count.Half half ? new Count.Half(half.black(), Math.ceil(half.needed())) : count);

    /** The point that stays open when the board is filled in is forgotten. */
    public static final RuleFault OPEN_POINT_FORGOTTEN = recounted(count -> count instanceof Count.FilledIn filled
            ? new Count.FilledIn(filled.tooMany(), filled.stones(), Math.signum(filled.lead()) * 2 * filled.stones())
            : count);

    private static RuleFault recounted(UnaryOperator<Count> change) {
        return ReplacedArticle.counted((right, game, way) -> change.apply(right.counted(game, way)));
    }

    /** The whole komi is added to half of the board. */
    public static final RuleFault WHOLE_KOMI = ReplacedArticle.counted((right, game, way) -> {
        Count count = right.counted(game, way);
        return count instanceof Count.Half half
                ? new Count.Half(
                        half.black(), half.needed() + game.course().terms().komi() / 2)
                : count;
    });

    /** Shared points are not halved for half-count. */
    public static final RuleFault SHARED_POINTS_FORGOTTEN = ReplacedArticle.counted((right, game, way) -> {
        Count count = right.counted(game, way);
        return count instanceof Count.Half half
                ? new Count.Half(
                        right.area(right.finalPosition(game), Color.BLACK).size(), half.needed())
                : count;
    });

    /** Filling in, the point that stays open is not counted. */
    public static final RuleFault LAST_POINT_FORGOTTEN = ReplacedArticle.counted((right, game, way) -> {
        Count count = right.counted(game, way);
        return count instanceof Count.FilledIn filled && filled.stones() > 0
                ? new Count.FilledIn(filled.tooMany(), filled.stones(), filled.lead() - Math.signum(filled.lead()))
                : count;
    });

    /** White's points for handicap stones are counted by rearrangement too. */
    public static final RuleFault COMPENSATED_BY_TERRITORY = ReplacedArticle.counted((right, game, way) -> {
        Count count = right.counted(game, way);
        return count instanceof Count.Rearranged rearranged
                ? new Count.Rearranged(rearranged.black(), rearranged.white() + right.compensation(game))
                : count;
    });

    /** Prisoners for whom there is no room are dropped from rearrangement. */
    public static final RuleFault PRISONERS_WITHOUT_ROOM_DROPPED = variant -> new VariantRules(variant) {
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
    };

    /** The board may be filled, whatever else the players do. */
    public static final RuleFault FILL_IN_TOO = variant -> new VariantRules(variant) {
        @Override
        public Optional<Count> count(Game game, Counting way) {
            return way == Counting.FILL_IN ? Optional.of(counted(game, way)) : super.count(game, way);
        }
    };

    /** Points that both players reach are left open when the board is filled in. */
    public static final RuleFault SHARED_POINTS_LEFT_OPEN = ReplacedArticle.counted((right, game, way) -> {
        PointSet owned = right.territory(game, Color.BLACK).or(right.territory(game, Color.WHITE));
        int shared = right.finalPosition(game).empties().minus(owned).size();
        return right.counted(game, way) instanceof Count.FilledIn filled
                        && filled.tooMany().isPresent()
                ? new Count.FilledIn(filled.tooMany(), filled.stones() + shared / 2, filled.lead())
                : right.counted(game, way);
    });
}
