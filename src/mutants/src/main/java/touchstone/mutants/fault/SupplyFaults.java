package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Refusal;
import touchstone.reference.VariantRules;

/** How many stones a player has. */
public final class SupplyFaults {

    private SupplyFaults() {}

    /** Each player has a stone more. */
    public static final RuleFault ONE_STONE_MORE = ReplacedArticle.supply((right, board) -> right.supply(board) + 1);

    /** Stones that were taken are not given back. */
    public static final RuleFault NOT_RETURNED = variant -> new VariantRules(variant) {
        @Override
        public Optional<Refusal> noStoneLeft(Game game) {
            Color player = game.toMove();
            int used = game.position().stones(player).size() + game.removed(player);
            int supply = supply(game.board());
            return used >= supply
                    ? Optional.of(new Refusal.NoStoneLeft("supply.half-the-board", supply))
                    : Optional.empty();
        }
    };

    /** Each player has 181 stones on 19x19. */
    public static final RuleFault ONE_TOO_MANY_ON_THE_LARGE_BOARD =
            ReplacedArticle.supply((right, board) -> board.size() == 361 ? 181 : right.supply(board));
}
