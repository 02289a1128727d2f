package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Point;
import touchstone.reference.PointSet;
import touchstone.reference.Position;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;

/** Bans on retaking, closed or opened at the wrong time. */
public final class KoFaults {

    private KoFaults() {}

    /** A ko may be retaken at once. */
    public static final RuleFault RETAKEN_AT_ONCE = ReplacedArticle.repetition((right, game, after) -> {
        boolean ko = game.previous()
                .filter(moment -> moment.position().equals(after))
                .isPresent();
        return ko && !after.equals(game.position()) ? Optional.empty() : right.repetition(game, after);
    });

    /** A ko is open to who passed before it. */
    public static final RuleFault OPEN_TO_WHO_PASSED = ReplacedArticle.repetition((right, game, after) -> {
        boolean passed = game.previous()
                .flatMap(Game::lastMove)
                .filter(Move.Pass.class::isInstance)
                .isPresent();
        return passed ? Optional.empty() : right.repetition(game, after);
    });

    /** The last stone played may not be taken if it is a single one. */
    public static final RuleFault LAST_STONE_PROTECTED = ReplacedArticle.repetition((right, game, after) -> {
        PointSet taken = game.position().stones(game.toMove().opponent()).minus(after.stones());
        return right.repetition(game, after).or(() -> game.lastMove()
                .filter(move -> move instanceof Move.Play play && taken.equals(PointSet.of(game.board(), play.point())))
                .map(move -> new Refusal.Repeats("base.8", game.moves(), after)));
    });

    /** The stone that took a ko is safe with the chain it has joined. */
    public static final RuleFault CHAIN_PROTECTED = ReplacedArticle.repetition((right, game, after) -> {
        Color player = game.toMove();
        boolean tookOne = game.previous()
                .filter(before -> game.removed(player) == before.removed(player) + 1)
                .isPresent();
        return right.repetition(game, after).or(() -> game.lastMove()
                .filter(move -> tookOne
                        && move instanceof Move.Play play
                        && after.stone(play.point()).isEmpty())
                .map(move -> new Refusal.TakesBack("repetition.simple-stone", ((Move.Play) move).point())));
    });

    /** A stone that has just captured may not be taken, whatever it captured. */
    public static final RuleFault SNAPBACK_IS_KO = ReplacedArticle.repetition((right, game, after) -> {
        return right.repetition(game, after).or(() -> {
            boolean captured = game.previous()
                    .filter(before -> game.removed(game.toMove()) > before.removed(game.toMove()))
                    .isPresent();
            boolean taken = game.lastMove()
                    .filter(move -> move instanceof Move.Play play
                            && after.stone(play.point()).isEmpty())
                    .isPresent();
            return captured && taken
                    ? Optional.of(new Refusal.Repeats("base.8", game.moves(), after))
                    : Optional.empty();
        });
    });

    /** A ko stays closed when a threat has been played and answered. */
    public static final RuleFault KEPT_AFTER_EXCHANGE = ReplacedArticle.repetition(
            (right, game, after) -> right.repetition(game, after).or(() -> game.previous()
                    .flatMap(Game::previous)
                    .filter(moment -> moment.lastMove()
                            .filter(move -> move instanceof Move.Play play
                                    && game.position().stone(play.point()).isPresent()
                                    && after.stone(play.point()).isEmpty())
                            .isPresent())
                    .filter(moment -> moment.previous()
                            .filter(before -> moment.removed(game.toMove()) == before.removed(game.toMove()) + 1)
                            .isPresent())
                    .map(moment -> new Refusal.Repeats("base.8", moment.moves(), after))));

    /** Hot stones may be taken together with others, as the pair of eternal life. */
    public static final RuleFault PAIRS_ARE_COLD =
            ReplacedArticle.repetition((right, game, after) -> right.repetition(game, after)
                    .filter(refusal -> !(refusal instanceof Refusal.TakesHotStones)
                            || game.position().stones().minus(after.stones()).size() == 1));

    /** A cycle of an odd number of plays may be gone through again and again. */
    public static final RuleFault ODD_CYCLES_GO_ON = ReplacedArticle.repetition((right, game, after) ->
            right.repetition(game, after).filter(refusal -> !(refusal instanceof Refusal.RepeatsOddCycle)));

    /** What was on the board before the button was taken is not forgotten. */
    public static final RuleFault REMEMBERED_BEYOND_THE_BUTTON = variant -> new VariantRules(variant) {
        @Override
        public int remembered(Game game) {
            return 0;
        }
    };

    /** Nothing is closed once somebody has passed. */
    public static final RuleFault OPEN_AFTER_THE_BUTTON = ReplacedArticle.repetition((right, game, after) ->
            game.course().passes().first() > 0 ? Optional.empty() : right.repetition(game, after));

    /** A ko stays closed for two moves. */
    public static final RuleFault TWO_MOVES = variant -> new VariantRules(variant) {
        @Override
        public Optional<Refusal> repetition(Game game, Position after) {
            Optional<Refusal> now = super.repetition(game, after);
            return now.isPresent() || game.moves() < 2
                    ? now
                    : game.previous()
                            .flatMap(Game::previous)
                            .filter(earlier -> earlier.toMove() == game.toMove())
                            .flatMap(earlier -> again(earlier, after));
        }

        private Optional<Refusal> again(Game earlier, Position after) {
            for (Point point :
                    after.stones(earlier.toMove()).minus(earlier.position().stones(earlier.toMove()))) {
                if (earlier.position().stone(point).isEmpty()
                        && super.play(earlier, point) instanceof Ruling.Refused refused
                        && refused.refusal() instanceof Refusal.TakesBack) {
                    return Optional.of(refused.refusal());
                }
            }
            return Optional.empty();
        }
    };

    /** A play elsewhere by the opponent opens a ko. */
    public static final RuleFault OPENED_BY_THE_OPPONENT = ReplacedArticle.repetition((right, game, after) -> {
        Optional<Refusal> refusal = right.repetition(game, after);
        boolean elsewhere = game.previous()
                .flatMap(Game::lastMove)
                .filter(Move.Pass.class::isInstance)
                .isPresent();
        return elsewhere ? Optional.empty() : refusal;
    });
}
