package touchstone.mutants.fault;

import java.util.function.UnaryOperator;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.PointSet;
import touchstone.reference.Score;
import touchstone.reference.VariantRules;

/** What is counted, and what it comes to. */
public final class ScoreFaults {

    private ScoreFaults() {}

    /** A score is changed once it is known. */
    public static RuleFault rescored(UnaryOperator<Score> change) {
        return variant -> new VariantRules(variant) {
            @Override
            public Score score(Game game) {
                return change.apply(super.score(game));
            }
        };
    }

    /** Stones are no area. */
    public static final RuleFault TERRITORY_ONLY =
            ReplacedArticle.area((right, position, player) -> right.territory(position, player));

    /** Territory is no area. */
    public static final RuleFault STONES_ONLY =
            ReplacedArticle.area((right, position, player) -> position.stones(player));

    /** A neutral point is a point for both players. */
    public static final RuleFault NEUTRAL_FOR_BOTH = ReplacedArticle.counted((right, game, position, player) -> {
        PointSet neutral = position.empties()
                .minus(right.territory(position, Color.BLACK))
                .minus(right.territory(position, Color.WHITE));
        return right.counted(game, position, player) + neutral.size();
    });

    /** Equally many stones are taken off both areas. */
    public static final RuleFault EQUAL_REMOVAL = ReplacedArticle.counted((right, game, position, player) -> {
        int stones = Math.min(
                position.stones(Color.BLACK).size(),
                position.stones(Color.WHITE).size());
        return (double) right.area(position, player).size() - stones;
    });

    /** Half points are rounded down. */
    public static final RuleFault HALVES_ROUNDED =
            ReplacedArticle.shared((right, position) -> Math.floor(right.shared(position)));

    /** An empty board is shared as neutral points are. */
    public static final RuleFault EMPTY_BOARD_SHARED = ReplacedArticle.shared(
            (right, position) -> position.stones().isEmpty() ? position.board().size() : right.shared(position));
}
