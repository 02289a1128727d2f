package touchstone.cli.match;

import java.util.Optional;
import touchstone.reference.Color;
import touchstone.reference.Move;

/**
 * Something that a subject did wrong in a game. The game ends with it.
 *
 * @param fault what it is
 * @param player whose move it was, or would have been next
 * @param move the move in question, which is not among those of the game, if there is one
 * @param clause the id of the clause that forbids it, if there is one
 * @param words why it is wrong, as a sentence without full stop; may quote untrusted text
 */
public record MatchFinding(Fault fault, Color player, Optional<Move> move, Optional<String> clause, String words) {

    /** How much it matters. */
    public enum Grade {
        /** The rules claimed are violated. */
        VIOLATION,
        /** No rule claimed forbids it: it is the subject's choice, and worth knowing. */
        DIFFERENCE,
        /** The subject failed as a program. */
        TROUBLE
    }

    /** What may be wrong. */
    public enum Fault {
        KO("took a ko back that the rules close"),
        SUPERKO("repeated a position"),
        SUICIDE("captured its own stones"),
        OCCUPIED("played on an occupied point"),
        OFF_BOARD("played beside the board"),
        FORBIDDEN("made a move that the rules forbid"),
        REFUSED("refused a legal move of its opponent"),
        BOARD("shows another board after its own move"),
        SCORE("counts a position that is played out otherwise"),
        AFTER_THE_END("played on when the game was over"),
        BROKE_DOWN("broke down");

        private final String words;

        Fault(String words) {
            this.words = words;
        }

        /** The rest of a sentence that begins with the subject. */
        public String words() {
            return words;
        }
    }
}
