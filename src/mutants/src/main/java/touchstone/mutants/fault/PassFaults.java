package touchstone.mutants.fault;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Course;
import touchstone.reference.Game;
import touchstone.reference.Move;
import touchstone.reference.Phase;
import touchstone.reference.Refusal;
import touchstone.reference.Ruling;
import touchstone.reference.VariantRules;
import touchstone.reference.choice.Ending;

/** How many passes stop a game or end it, and which. */
public final class PassFaults {

    private PassFaults() {}

    /** The game ends after so many passes in succession, and before that only somebody's word stops it. */
    public static RuleFault end(int passes) {
        return variant -> new VariantRules(variant) {
            @Override
            public boolean over(Game game) {
                return game.course().end().isPresent() || game.successivePasses() >= passes;
            }

            @Override
            public boolean stopped(Game game) {
                return !variant().has(Ending.TWO_PASSES) && super.stopped(game);
            }
        };
    }

    /** Passes count towards the stop though there were plays between them. */
    public static final RuleFault ADDED_UP = ReplacedArticle.countedPasses((right, game) -> {
        Course.Passes passes = game.course().passes();
        return game.lastMove().filter(Move.Pass.class::isInstance).isPresent() ? passes.black() + passes.white() : 0;
    });

    /** Four passes end the game though there were plays between them. */
    public static final RuleFault FOUR_IN_ALL = ReplacedArticle.over((right, game) ->
            right.over(game) || game.moments().filter(PassFaults::isPass).count() >= 4);

    /** Two passes stop the play, where only an agreement does. */
    public static final RuleFault STOP =
            ReplacedArticle.stopped((right, game) -> right.stopped(game) || game.successivePasses() >= 2);

    /** A resumed game stops again at a single pass. */
    public static final RuleFault REMEMBERED = ReplacedArticle.stopped(
            (right, game) -> right.stopped(game) || game.course().resumed() && game.successivePasses() == 1);

    /** White may do nothing but pass after two passes. */
    public static final RuleFault WHITE_AGAIN = ReplacedArticle.rule((right, game, player, move) -> {
        boolean due = game.successivePasses() >= 2 && right.phase(game) != Phase.OVER && move instanceof Move.Play;
        return due
                ? new Ruling.Refused(new Refusal.Unforeseen("last-pass.white", "White passes once more"))
                : right.rule(game, player, move);
    });

    /** White passes as many turns as there are handicap stones. */
    public static final RuleFault TOO_MANY_FOR_HANDICAP = variant -> new VariantRules(variant) {
        @Override
        public Optional<Refusal> handicapPasses(Game game) {
            int stones = game.course().terms().handicap();
            int left = stones - game.course().passes().of(Color.WHITE);
            return game.toMove() == Color.WHITE && left > 0 && game.moves() < 2 * stones
                    ? Optional.of(new Refusal.HandicapPasses("handicap.consecutive", left))
                    : super.handicapPasses(game);
        }
    };

    private static boolean isPass(Game moment) {
        return moment.lastMove().filter(Move.Pass.class::isInstance).isPresent();
    }

    /** A single pass stops the play. */
    public static final RuleFault ONE_STOPS =
            ReplacedArticle.countedPasses((right, game) -> 2 * game.successivePasses());

    /** It takes three passes to stop the play. */
    public static final RuleFault THREE_STOP =
            ReplacedArticle.countedPasses((right, game) -> game.successivePasses() - 1);

    /** Where handicap stones stand either player may pass last. */
    public static final RuleFault BY_ANYONE_IN_HANDICAP_GAMES = ReplacedArticle.stopped((right, game) ->
            right.stopped(game) || game.course().terms().handicap() > 1 && right.countedPasses(game) >= 2);

    /** Once play was resumed either player may pass last. */
    public static final RuleFault BY_ANYONE_ONCE_RESUMED = ReplacedArticle.stopped(
            (right, game) -> right.stopped(game) || game.course().resumed() && right.countedPasses(game) >= 2);
}
