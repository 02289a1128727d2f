package touchstone.spi.text;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import touchstone.reference.Board;
import touchstone.reference.Position;
import touchstone.spi.Capability;
import touchstone.spi.SubjectErrorException;
import touchstone.spi.UnsupportedException;
import touchstone.spi.Witnesses.Testimony;

/**
 * A session whose subject can be sent text as it is, character by character, and whose answers are shown as they came: {@link
 * Capability#COMMAND_LINES}. It has a program of its own, which knows nothing of the session's other game.
 *
 * <p>That everything sent has been answered shows by a command of the session's own, which is sent after it and whose answer is not
 * among those that are shown. So a missing answer is noticed at once, and not after a time limit.
 */
public interface CommandLines {

    /** Words that the message of {@link #send} has if the program still runs and has not answered in time. */
    String SILENT = "did not answer within";

    /** Has a new program, which has been sent nothing that a scenario wrote. The one before it is ended. */
    void restart();

    /**
     * Has the board cleared, and begins with one of these sides if it is not there.
     *
     * @return the board there is now
     * @throws UnsupportedException if the subject refuses it, and for a board of any size if it refuses all
     */
    Board begin(Optional<Board> wanted);

    /**
     * Sends text, with the ends of its lines, and waits for what is answered.
     *
     * @throws SubjectErrorException if the program ended, does not answer the command after it within the time limit, or answers without
     *     end
     */
    TextReplies send(String text);

    /**
     * Sends a command whose answer goes on until the next line comes, and waits for a line of that answer before it sends more.
     *
     * @param word with which the line begins
     * @throws SubjectErrorException as {@link #send}
     */
    default TextReplies sendUntil(String text, String word) {
        return send(text);
    }

    /** Sends text and waits for nothing: what is answered is shown by the next {@link #send}. */
    void write(String text);

    /**
     * Sends text that should make the program end, and waits until it does.
     *
     * @param close whether the connection is closed after the text
     */
    TextReplies sendLast(String text, boolean close);

    /** The time that processors have worked for the program since it was started; nothing if that is not known. */
    Optional<Duration> worked();

    /**
     * Makes a file with a game record that the program can read. It is gone once the session is closed.
     *
     * @param beginning letters and hyphens that the last part of its name is to have
     * @param ending with which its name is to end: nothing, or the ending of records
     * @return its name, without blanks
     */
    String file(String beginning, String ending, String record);

    /**
     * The position, by the command that shows it best.
     *
     * @param board that it should be on
     * @throws UnsupportedException if there is none that can be read
     */
    Position position(Board board);

    /**
     * The position, by each command that shows it.
     *
     * @param board that it should be on
     * @return what each of them shows; none if there is none that can be read
     */
    List<Testimony<Position>> positions(Board board);
}
