package touchstone.mutants.fault;

import touchstone.reference.Color;

/** What the first pass is worth, and which pass is the first. */
public final class FirstPassFaults {

    private FirstPassFaults() {}

    /** The first pass is looked for among those that stopped the play. */
    public static final RuleFault OF_THE_LAST = ReplacedArticle.firstPass((right, game) -> {
        boolean even = game.successivePasses() % 2 == 0;
        Color first = even ? game.toMove() : game.toMove().opponent();
        return first == Color.WHITE ? 1 : 0;
    });

    /** The first pass is looked for among the last two. */
    public static final RuleFault OF_THE_LAST_PAIR = ReplacedArticle.firstPass(
            (right, game) -> game.successivePasses() >= 2 && game.madeBy(Color.BLACK) ? 1 : 0);

    /** The button is worth nothing. */
    public static final RuleFault WORTH_NOTHING = ReplacedArticle.button((right, game, player) -> 0.0);

    /** Each player who passes has a button. */
    public static final RuleFault BUTTON_FOR_BOTH = ReplacedArticle.button(
            (right, game, player) -> game.course().passes().of(player) > 0 ? 0.5 : 0.0);

    /** The button goes to the player who did not take it. */
    public static final RuleFault BUTTON_FOR_THE_OTHER =
            ReplacedArticle.button((right, game, player) -> right.button(game, player.opponent()));

    /** Taking the button counts among the passes that stop the play. */
    public static final RuleFault BUTTON_IS_A_PASS =
            ReplacedArticle.countedPasses((right, game) -> game.successivePasses());
}
