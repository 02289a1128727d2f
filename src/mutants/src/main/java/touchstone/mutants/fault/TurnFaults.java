package touchstone.mutants.fault;

import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;

/** Whose turn it is, and whether a player may pass. */
public final class TurnFaults {

    private TurnFaults() {}

    /** White moves first. */
    public static final RuleFault WHITE_FIRST = variant -> new VariantRules(variant) {
        @Override
        public Color first() {
            return Color.WHITE;
        }
    };

    /** The turn stays with White once she has it. */
    public static final RuleFault WHITE_STAYS = variant -> new VariantRules(variant) {
        @Override
        public Color next(Color mover) {
            return Color.WHITE;
        }
    };

    /** The turn stays with Black. */
    public static final RuleFault NO_ALTERNATION = variant -> new VariantRules(variant) {
        @Override
        public Color next(Color mover) {
            return Color.BLACK;
        }
    };

    /** A move out of turn is taken as if the opponent had passed. */
    public static final RuleFault TURN_NOT_CHECKED = ReplacedArticle.rule((right, game, player, move) -> {
        Game asked = player == game.toMove() || right.phase(game) == Phase.STOPPED || right.phase(game) == Phase.OVER
                ? game
                : game.then(Move.PASS, game.position(), Removal.nothing(game.board()));
        return right.rule(asked, player, move);
    });

    /** A move is taken as the move of the player to move, whoever makes it. */
    public static final RuleFault FREE_TURNS =
            ReplacedArticle.rule((right, game, player, move) -> right.rule(game, game.toMove(), move));

    /** Nobody passes while there are empty points. */
    public static final RuleFault NO_PASS =
            ReplacedArticle.pass((right, game) -> game.position().empties().isEmpty()
                    ? right.pass(game)
                    : new Ruling.Refused(new Refusal.OutOfTurn(game.toMove())));

    /** Nobody passes before any stone has been played. */
    public static final RuleFault NO_PASS_BEFORE_A_STONE = ReplacedArticle.pass((right, game) ->
            game.moments().allMatch(moment -> moment.position().stones().isEmpty())
                    ? new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()))
                    : right.pass(game));

    /** Nobody passes on an empty board. */
    public static final RuleFault NO_OPENING_PASS =
            ReplacedArticle.pass((right, game) -> game.position().stones().isEmpty()
                    ? new Ruling.Refused(new Refusal.OutOfTurn(game.toMove()))
                    : right.pass(game));

    /** A pass removes the stones in atari of the player who passes. */
    public static final RuleFault PASS_CLEARS_ATARI = ReplacedArticle.pass((right, game) -> {
        Position position = game.position();
        PointSet lost = ConnectedParts.inAtari(right, position, position.stones(game.toMove()));
        Removal removal = new Removal(game.board().none(), lost);
        return new Ruling.Made(game.then(Move.PASS, position.without(lost), removal), removal.captured(), lost);
    });
}
