package touchstone.suite.player;

/**
 * What an engine did wrong as a player.
 *
 * @param expected what a right engine does
 * @param found what this one did, as a clause without full stop
 */
public record PlayerFault(Kind kind, String expected, String found) {

    /** What is wrong; each clause asks for one of them. */
    public enum Kind {
        /** An answer is no move. */
        NO_MOVE,
        /** A move is illegal by any rules. */
        ILLEGAL,
        /** A move is illegal by the rules that it claims, or no one ruleset allows all of its moves. */
        AGAINST_RULES,
        /** The board that it shows is another one than its answers make. */
        OTHER_BOARD,
        /** It resigned with another word. */
        OTHER_WORD,
        /** It took more time than it had. */
        OVERTIME
    }
}
