package touchstone.mutants.fault;

/** When players may say that a game repeats itself. */
public final class RepetitionClaimFaults {

    private RepetitionClaimFaults() {}

    /** A game may be called repeated before anything has been repeated. */
    public static final RuleFault ALWAYS = ReplacedArticle.hasRepeated((right, game) -> true);

    /** A pass repeats the position. */
    public static final RuleFault BY_PASSING = ReplacedArticle.hasRepeated((right, game) ->
            game.moments().skip(1).anyMatch(moment -> moment.position().equals(game.position())));

    /** A game repeats itself when a position stands for the third time. */
    public static final RuleFault THRICE = ReplacedArticle.hasRepeated((right, game) -> right.hasRepeated(game)
            && game.moments()
                            .filter(moment -> moment.position().equals(game.position()))
                            .count()
                    >= 3);
}
