package touchstone.laboratory.mutant.breakage;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** Positions scored that are not those at the end. */
public final class FinalPositions {

    private FinalPositions() {}

    /** The position at the first pass is scored. */
    public static VariantRules atTheFirstPass(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position finalPosition(Game game) {
                return game.moments()
                        .filter(moment -> moment.lastMove()
                                .filter(Move.Pass.class::isInstance)
                                .isPresent())
                        .reduce((later, earlier) -> earlier)
                        .orElse(game)
                        .position();
            }
        };
    }

    /** Prisoners go back into their owner's territory, as where territory is counted. */
    public static VariantRules filledWithPrisoners(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public Position finalPosition(Game game) {
                Position position = game.position();
                for (Color color : over(game) ? Color.values() : new Color[0]) {
                    List<Point> filled = territory(game.position(), color).stream()
                            .limit(game.removed(color))
                            .toList();
                    for (Point point : filled) {
                        position = position.with(color.opponent(), point);
                    }
                }
                return position;
            }
        };
    }
}
