package touchstone.mutants.fault;

import touchstone.reference.Course;
import touchstone.reference.Move;

/** Captured stones, and what they count for. */
public final class PrisonerFaults {

    private PrisonerFaults() {}

    /** Prisoners count besides everything else. */
    public static final RuleFault ADDED = ReplacedArticle.counted((right, game, position, player) ->
            right.counted(game, position, player) + right.lost(game, player.opponent()));

    /** Prisoners count for nothing. */
    public static final RuleFault FORGOTTEN = ReplacedArticle.counted((right, game, position, player) ->
            (double) right.territory(position, player).size());

    /** Prisoners are points for the player who lost them. */
    public static final RuleFault TO_THEIR_OWNER =
            ReplacedArticle.lost((right, game, player) -> right.lost(game, player.opponent()));

    /** Nobody has lost a stone. */
    public static final RuleFault KEPT = ReplacedArticle.lost((right, game, player) -> 0);

    /** Self-captured stones are not lost. */
    public static final RuleFault SELF_CAPTURED_FREE =
            ReplacedArticle.lost((right, game, player) -> right.lost(game, player)
                    - (int) game.moments()
                            .filter(moment -> moment.createdBy(player))
                            .mapToLong(moment -> moment.removed(player)
                                    - moment.previous().orElseThrow().removed(player))
                            .sum());

    /** Stones are handed over for the passes that end the game only. */
    public static final RuleFault PASS_STONES_AT_THE_END = ReplacedArticle.lost((right, game, player) -> {
        Course.Passes passes = game.course().passes();
        long last = game.moments()
                .takeWhile(moment ->
                        moment.lastMove().filter(Move.Play.class::isInstance).isEmpty())
                .filter(moment ->
                        moment.lastMove().filter(Move.Pass.class::isInstance).isPresent())
                .filter(moment -> moment.madeBy(player))
                .count();
        return right.lost(game, player) - passes.of(player) + (int) last;
    });

    /** No stone is handed over for a third pass in succession. */
    public static final RuleFault THIRD_PASS_FREE = ReplacedArticle.lost((right, game, player) -> {
        int third = game.successivePasses() == 3 && game.madeBy(player) ? 1 : 0;
        return right.lost(game, player) - third;
    });
}
