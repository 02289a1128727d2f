package touchstone.explore.generate;

import java.util.Locale;
import touchstone.reference.Move;
import touchstone.reference.Refusal;

/**
 * An illegal move that the player to move tries on purpose.
 *
 * @param kind what is wrong with it
 * @param refusal what the rules of the game say of it, with the clause
 */
public record IllegalMove(Kind kind, Move.Play move, Refusal refusal) {

    /** What may be wrong with a play. Which clause forbids it is for the rules to say: a suicide may be a repetition. */
    public enum Kind {
        ON_OWN_STONE,
        ON_OTHER_STONE,
        OFF_BOARD,

        /** A single stone taken back too early. */
        KO,

        /** A repetition that is no ko of one move and reply, and no self-capture. */
        SUPERKO,

        /** Without liberty would be the stone played, and no other. */
        SUICIDE_OF_ONE,
        SUICIDE_OF_SEVERAL;

        /** The kind as options and reports write it, such as {@code on-own-stone}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
