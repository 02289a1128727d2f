package touchstone.mutants.fault;

import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.GroupTax;
import touchstone.reference.choice.Scoring;

/** What a player pays for living groups. */
public final class GroupTaxFaults {

    private GroupTaxFaults() {}

    /** Each chain is a group. */
    public static final RuleFault BY_CHAIN = ReplacedArticle.tax((right, game, player) -> {
        Position position = right.finalPosition(game);
        PointSet territory = right.territory(position, player);
        return ConnectedParts.of(right, position.stones(player)).stream()
                .mapToInt(chain ->
                        Math.min(2, right.adjacent(chain).and(territory).size()))
                .sum();
    });

    /** A player pays for one group, however many there are. */
    public static final RuleFault ONCE =
            ReplacedArticle.tax((right, game, player) -> Math.min(2, right.tax(game, player)));

    /** A group pays for two eyes though it has less territory. */
    public static final RuleFault WITHOUT_EYES = ReplacedArticle.tax((right, game, player) -> 2
            * ConnectedParts.of(right, right.area(right.finalPosition(game), player))
                    .size());

    /** Groups pay for eyes that have not been counted. */
    public static final RuleFault WITHOUT_SCORE = ReplacedArticle.tax((right, game, player) ->
            new VariantRules(right.variant().with(Scoring.AREA, GroupTax.TWO)).tax(game, player));
}
