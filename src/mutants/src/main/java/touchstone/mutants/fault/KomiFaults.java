package touchstone.mutants.fault;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.reference.Game;
import touchstone.reference.Phase;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;

/** Komi, and the bids for it. */
public final class KomiFaults {

    private KomiFaults() {}

    /** Komi is given to Black. */
    public static final RuleFault FOR_BLACK = ReplacedArticle.komi((right, game, points) -> right.komi(game, -points));

    /** Half the komi is forgotten. */
    public static final RuleFault HALVED =
            ReplacedArticle.komi((right, game, points) -> right.komi(game, Math.floor(points / 2) + 0.5));

    /** The first bid is the komi. */
    public static final RuleFault OF_THE_FIRST_BID = ReplacedArticle.bids((right, game, bids) -> {
        Ruling asked = right.bids(game, bids);
        return asked instanceof Ruling.Agreed ? right.bids(game, bids.subList(0, 1)) : asked;
    });

    /** Bids are put right before they are heard. */
    public static RuleFault ofAnyBids(UnaryOperator<Stream<Double>> change) {
        return ReplacedArticle.bids((right, game, bids) ->
                right.bids(game, change.apply(bids.stream()).toList()));
    }

    /** The last bid but one is the komi. */
    public static final RuleFault OF_THE_LAST_BID_BUT_ONE = ReplacedArticle.bids((right, game, bids) -> {
        Ruling asked = right.bids(game, bids);
        return asked instanceof Ruling.Agreed && bids.size() > 1
                ? right.bids(game, bids.subList(0, bids.size() - 1))
                : asked;
    });

    /** As long as nobody has moved, the players may agree on komi. */
    public static final RuleFault UNTIL_THE_FIRST_MOVE = variant -> new VariantRules(variant) {
        @Override
        public Phase phase(Game game) {
            Phase right = super.phase(game);
            return right == Phase.PLAY && game.moves() == 0 ? Phase.TERMS : right;
        }
    };
}
