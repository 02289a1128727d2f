package touchstone.laboratory.mutant.breakage;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import touchstone.reference.Game;
import touchstone.reference.Phase;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Komi, and the bids for it. */
public final class Komis {

    private Komis() {}

    /** Komi is given to Black. */
    public static VariantRules forBlack(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling komi(Game game, double points) {
                return super.komi(game, -points);
            }
        };
    }

    /** Half the komi is forgotten. */
    public static VariantRules halved(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling komi(Game game, double points) {
                return super.komi(game, Math.floor(points / 2) + 0.5);
            }
        };
    }

    /** The first bid is the komi. */
    public static VariantRules ofTheFirstBid(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling bids(Game game, List<Double> bids) {
                Ruling asked = super.bids(game, bids);
                return asked instanceof Ruling.Agreed ? super.bids(game, bids.subList(0, 1)) : asked;
            }
        };
    }

    /** Bids are put right before they are heard. */
    public static VariantRules ofAnyBids(Variant variant, UnaryOperator<Stream<Double>> change) {
        return new VariantRules(variant) {
            @Override
            public Ruling bids(Game game, List<Double> bids) {
                return super.bids(game, change.apply(bids.stream()).toList());
            }
        };
    }

    /** The last bid but one is the komi. */
    public static VariantRules ofTheLastBidButOne(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Ruling bids(Game game, List<Double> bids) {
                Ruling right = super.bids(game, bids);
                return right instanceof Ruling.Agreed && bids.size() > 1
                        ? super.bids(game, bids.subList(0, bids.size() - 1))
                        : right;
            }
        };
    }

    /** As long as nobody has moved, the players may agree on komi. */
    public static VariantRules untilTheFirstMove(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Phase phase(Game game) {
                Phase right = super.phase(game);
                return right == Phase.PLAY && game.moves() == 0 ? Phase.TERMS : right;
            }
        };
    }
}
