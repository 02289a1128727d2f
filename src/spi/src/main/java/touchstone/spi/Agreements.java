package touchstone.spi;

import touchstone.reference.Board;
import touchstone.reference.Outcome;
import touchstone.reference.Phase;
import touchstone.reference.Statement;

/**
 * A session in which the players can agree on something: komi and handicap before the first move, dead stones after the last
 * one, and what else the subject's rules provide for. With {@link Capability#AGREEMENTS} it has all of these
 * methods; without, it may still take a komi that the players agree on.
 */
public interface Agreements {

    /**
     * Records what the players say, if the rules allow it. What is said before the first move is said right after {@link
     * Session#begin}.
     *
     * @return accepted or refused, never {@link Answer.Tolerated}
     */
    Answer say(Statement statement);

    /** Whether the players could say this now. The game stays as it is. */
    default Answer maySay(Statement statement) {
        throw new UnsupportedException(Capability.AGREEMENTS);
    }

    /** The phase of the game: before the first move, in play, stopped, or over. */
    default Phase phase() {
        throw new UnsupportedException(Capability.AGREEMENTS);
    }

    /** How the game has ended, or how it would end if it ended now. */
    default Outcome outcome() {
        throw new UnsupportedException(Capability.AGREEMENTS);
    }

    /** Whether the subject's rules name this board, or any. What they do not name they leave open. */
    default boolean plays(Board board) {
        throw new UnsupportedException(Capability.AGREEMENTS);
    }
}
