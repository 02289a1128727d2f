package touchstone.mutants.fault;

import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Refusal;
import touchstone.reference.Removal;
import touchstone.reference.Ruling;
import touchstone.reference.Statement;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Resumption;

/** Agreements between players, and what comes after the end. */
public final class AgreementFaults {

    private AgreementFaults() {}

    /** Moves are taken after the end. */
    public static final RuleFault MOVES_AFTER = ReplacedArticle.rule((right, game, player, move) -> {
        if (!right.over(game) || player != game.toMove()) {
            return right.rule(game, player, move);
        }
        return move instanceof Move.Play play ? right.play(game, play.point()) : right.pass(game);
    });

    /** What the players say after the end is heard as if they had said it just before. */
    public static final RuleFault FORGOTTEN = ReplacedArticle.rule((right, game, statement) ->
            right.rule(right.over(game) ? game.previous().orElse(game) : game, statement));

    /** The game goes on waiting when the players have agreed what is dead. */
    public static final RuleFault AGREEMENT_IGNORED = ReplacedArticle.over((right, game) -> right.over(game)
            && game.course().end().filter(Course.End.Agreed.class::isInstance).isEmpty());

    /** The players may agree on the stones after one pass. */
    public static final RuleFault AGREEMENT_TOO_EARLY = ReplacedArticle.dead((right, game, stones) -> {
        Game asked = game.successivePasses() == 1
                ? game.then(Move.PASS, game.position(), Removal.nothing(game.board()))
                : game;
        return right.dead(asked, stones);
    });

    /** The game ends as soon as the players agree to stop. */
    public static final RuleFault STOP_ENDS = ReplacedArticle.over(
            (right, game) -> right.over(game) || game.course().stopped());

    /** The player who asks for the game to go on moves. */
    public static final RuleFault REQUESTER_FIRST = variant -> new VariantRules(variant) {
        @Override
        public Ruling resume(Game game, Color requester) {
            return super.resume(game, requester.opponent());
        }
    };

    /** Something of a kind is taken whenever the players say it, be it the wrong time or none of these rules. */
    public static RuleFault taken(Class<? extends Statement> kind) {
        return ReplacedArticle.rule((right, game, statement) -> {
            Ruling ruling = right.rule(game, statement);
            return kind.isInstance(statement) && ruling instanceof Ruling.Refused
                    ? new Ruling.Agreed(game, "resignation")
                    : ruling;
        });
    }

    /** Who resigns wins. */
    public static final RuleFault RESIGNING_WINS =
            ReplacedArticle.resigns((right, game, player) -> right.resigns(game, player.opponent()));

    /** Only the player to move may resign. */
    public static final RuleFault RESIGNING_IN_TURN =
            ReplacedArticle.resigns((right, game, player) -> player == game.toMove()
                    ? right.resigns(game, player)
                    : new Ruling.Refused(new Refusal.OutOfTurn(game.toMove())));

    /** The player whose turn it is not moves when play is resumed. */
    public static final RuleFault OUT_OF_TURN = variant -> {
        VariantRules other = new VariantRules(variant.with(Resumption.OPPONENT_OF_REQUESTER));
        return new VariantRules(variant) {
            @Override
            public Ruling resume(Game game, Color requester) {
                Ruling right = super.resume(game, requester);
                return right instanceof Ruling.Agreed ? other.resume(game, game.toMove()) : right;
            }
        };
    };

    /** Where no document says who moves when play is resumed, the players go on in turn. */
    public static final RuleFault IN_TURN_IF_UNDECIDED = variant -> {
        VariantRules other = new VariantRules(variant.with(Resumption.IN_TURN));
        return new VariantRules(variant) {
            @Override
            public Ruling resume(Game game, Color requester) {
                Ruling right = super.resume(game, requester);
                return right instanceof Ruling.Agreed ? right : other.resume(game, requester);
            }
        };
    };

    /** A player may resign a game that is over. */
    public static final RuleFault RESIGNING_AFTERWARDS =
            ReplacedArticle.rule((right, game, statement) -> statement instanceof Statement.Resigns resigns
                    ? right.resigns(game, resigns.player())
                    : right.rule(game, statement));
}
