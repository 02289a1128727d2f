package touchstone.reference;

import java.util.Optional;

/** The ways of counting, each as the players do it. */
final class Counts {

    private final VariantRules rules;
    private final Game game;
    private final Position position;

    Counts(VariantRules rules, Game game) {
        this.rules = rules;
        this.game = game;
        this.position = rules.finalPosition(game);
    }

    private int territory(Color player) {
        return rules.territory(game, player).size();
    }

    private int shared() {
        return position.empties().size() - territory(Color.BLACK) - territory(Color.WHITE);
    }

    /** Chinese articles 9 and 11: Black's stones and points, and half of those shared, against half of the board. */
    Count half(double forWhite) {
        double black = rules.area(position, Color.BLACK).size() + shared() / 2.0;
        return new Count.Half(black, (game.board().size() + forWhite) / 2);
    }

    /** Ing: the stones are counted out beforehand, and the komi is paid by White's stones in Black's area. */
    Count filledIn(double forWhite) {
        double paid = forWhite / 2;
        Filled black = fill(Color.BLACK, territory(Color.BLACK) - paid, 0);
        Filled white = fill(Color.WHITE, territory(Color.WHITE), paid);
        Optional<Color> tooMany = black.left() > white.left()
                ? Optional.of(Color.BLACK)
                : white.left() > black.left() ? Optional.of(Color.WHITE) : Optional.empty();
        double left = Math.max(black.left(), white.left());
        return new Count.FilledIn(
                tooMany, (int) Math.floor(left), black.open() + white.left() - white.open() - black.left());
    }

    /**
     * One player's territory filled.
     *
     * @param open points without a stone, in halves where points are shared
     * @param left stones without a point
     */
    private record Filled(double open, double left) {}

    private Filled fill(Color player, double territory, double paid) {
        double stones = rules.supply(game.board()) - position.stones(player).size() - paid;
        double points = territory + shared() / 2.0;
        return new Filled(Math.max(0, points - stones), Math.max(0, stones - points));
    }

    /**
     * Japanese article 10-2: each player's prisoners go back into their owner's territory. Those for whom there is no room
     * are points of the player who took them, as the commentary on the article has it.
     */
    Count rearranged() {
        int black = territory(Color.BLACK) - rules.lost(game, Color.BLACK);
        int white = territory(Color.WHITE) - rules.lost(game, Color.WHITE);
        return new Count.Rearranged(Math.max(0, black) + Math.max(0, -white), Math.max(0, white) + Math.max(0, -black));
    }
}
