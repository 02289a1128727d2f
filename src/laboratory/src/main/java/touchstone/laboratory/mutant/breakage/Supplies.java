package touchstone.laboratory.mutant.breakage;

import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Refusal;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Variant;

/** How many stones a player has. */
public final class Supplies {

    private Supplies() {}

    /** Each player has a stone more. */
    public static VariantRules oneStoneMore(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int supply(Board board) {
                return super.supply(board) + 1;
            }
        };
    }

    /** Stones that were taken are not given back. */
    public static VariantRules notReturned(Variant variant) {
        return new VariantRules(variant) {
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
    }

    /** Each player has 181 stones on 19x19. */
    public static VariantRules oneTooManyOnTheLargeBoard(Variant variant) {
        return new VariantRules(variant) {
            @Override
            public int supply(Board board) {
                return board.size() == 361 ? 181 : super.supply(board);
            }
        };
    }
}
