package touchstone.mutants.fault;

import touchstone.reference.BaseRules;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;

/** Stones taken for dead, and what becomes of those that are. */
public final class DeadStoneFaults {

    private DeadStoneFaults() {}

    /** Stones in atari count as dead. */
    public static final RuleFault ATARI_IS_DEAD = ReplacedArticle.finalPosition((right, game) -> {
        Position position = right.finalPosition(game);
        return position.without(ConnectedParts.inAtari(right, position, position.stones()));
    });

    /** Stones that reach no territory of their player's are taken off when the game ends. */
    public static final RuleFault CUT_OFF_REMOVED =
            ReplacedArticle.finalPosition((right, game) -> game.position().without(cutOff(right, game.position())));

    /** Stones that reach no territory of their player's are taken off at the second pass. */
    public static final RuleFault CUT_OFF_LIFTED = ReplacedArticle.pass((right, game) -> {
        PointSet none = game.board().none();
        PointSet dead = game.successivePasses() == 1 ? cutOff(right, game.position()) : none;
        Game after = game.then(Move.PASS, game.position().without(dead), Removal.nothing(game.board()));
        return new Ruling.Made(after, none, none);
    });

    /** Dead stones are taken off wherever they stand. */
    public static final RuleFault ANYWHERE = inTerritoryOnly(false);

    /** Only white stones are taken off. */
    public static final RuleFault WHITE_ONLY = ReplacedArticle.finalPosition((right, game) -> {
        Position left = right.finalPosition(game);
        PointSet black = game.position().stones(Color.BLACK);
        return new Position(black, left.stones(Color.WHITE));
    });

    /** The players may agree that an empty point is dead. */
    public static final RuleFault EMPTY_POINTS = ReplacedArticle.dead(
            (right, game, stones) -> right.dead(game, stones.and(game.position().stones())));

    /** Dead stones are thrown away instead of added to the prisoners. */
    public static final RuleFault NO_PRISONERS = ReplacedArticle.lost((right, game, player) -> game.removed(player));

    /** The stones that reach no territory of their player's, where the opponent has some. */
    private static PointSet cutOff(BaseRules rules, Position position) {
        PointSet dead = position.board().none();
        for (Color color : Color.values()) {
            PointSet stones = position.stones(color);
            PointSet living = rules.reached(stones.and(rules.adjacent(rules.territory(position, color))), stones);
            boolean opposed = !rules.territory(position, color.opponent()).isEmpty();
            dead = opposed ? dead.or(stones.minus(living)) : dead;
        }
        return dead;
    }

    /** Only the first stone that the players name is dead. */
    public static final RuleFault FIRST_NAMED = ReplacedArticle.dead((right, game, stones) ->
            right.dead(game, stones.isEmpty() ? stones : PointSet.of(game.board(), stones.first())));

    /** Dead stones are taken off from the opponent's territory alone, whatever is counted. */
    public static final RuleFault IN_TERRITORY = inTerritoryOnly(true);

    private static RuleFault inTerritoryOnly(boolean is) {
        return point -> new VariantRules(point) {
            @Override
            public boolean inTerritoryOnly() {
                return is;
            }
        };
    }
}
