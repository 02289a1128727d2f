package touchstone.mutants.fault;

import java.util.List;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.Position;

/** Positions scored that are not those at the end. */
public final class FinalPositionFaults {

    private FinalPositionFaults() {}

    /** The position at the first pass is scored. */
    public static final RuleFault AT_THE_FIRST_PASS = ReplacedArticle.finalPosition((right, game) -> game.moments()
            .filter(moment ->
                    moment.lastMove().filter(Move.Pass.class::isInstance).isPresent())
            .reduce((later, earlier) -> earlier)
            .orElse(game)
            .position());

    /** Prisoners go back into their owner's territory, as where territory is counted. */
    public static final RuleFault FILLED_WITH_PRISONERS = ReplacedArticle.finalPosition((right, game) -> {
        Position position = game.position();
        for (Color color : right.over(game) ? Color.values() : new Color[0]) {
            List<Point> filled = right.territory(game.position(), color).stream()
                    .limit(game.removed(color))
                    .toList();
            for (Point point : filled) {
                position = position.with(color.opponent(), point);
            }
        }
        return position;
    });
}
