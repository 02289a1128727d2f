package touchstone.reference;

/** What the rules decide on a move or a statement: made, with its effect, or refused, with the reason. */
public sealed interface Ruling {

    /**
     * @param after the game once all three steps of the move are done
     * @param captured the opponent's stones removed in step 2
     * @param selfCaptured the player's own stones removed in step 3
     */
    record Made(Game after, PointSet captured, PointSet selfCaptured) implements Ruling {}

    /**
     * What the players said counts.
     *
     * @param after the game from there
     * @param clause the clause that allows it
     */
    record Agreed(Game after, String clause) implements Ruling {}

    record Refused(Refusal refusal) implements Ruling {}
}
