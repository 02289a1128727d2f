package touchstone.spi.text;

import java.util.Set;
import touchstone.reference.Color;
import touchstone.reference.Move;
import touchstone.spi.Answer;
import touchstone.spi.Capability;
import touchstone.spi.UnsupportedException;

/** A session that is told what to do in the words of the Go Text Protocol: {@link Capability#TEXT_PROTOCOL}. */
public interface TextProtocol {

    /**
     * Makes a move that is written in a certain way, if it is legal and if that way is understood.
     *
     * @param color how the player is written, such as {@code w} or {@code WHITE}
     * @param vertex how the move is written, such as {@code d4} or {@code PASS}
     */
    Answer make(Color player, Move move, String color, String vertex);

    /**
     * The commands that the subject lists.
     *
     * @throws UnsupportedException if it lists none
     */
    Set<String> commands();

    /**
     * Whether the subject says that it knows a command.
     *
     * @throws UnsupportedException if it cannot be asked
     */
    boolean knows(String command);
}
