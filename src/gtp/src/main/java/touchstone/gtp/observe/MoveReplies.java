package touchstone.gtp.observe;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import touchstone.gtp.client.GtpConnection;
import touchstone.gtp.client.Reply;
import touchstone.gtp.game.PlayedMove;
import touchstone.gtp.reading.MisreadException;
import touchstone.gtp.reading.RefusalWords;
import touchstone.process.PrintedText;
import touchstone.reference.Board;
import touchstone.reference.Move;
import touchstone.spi.Answer;

/** Interprets an engine's replies to moves. */
public final class MoveReplies {

    /** A failure in these words says that there is no such command, so it says nothing of the move. */
    private static final String UNKNOWN = "unknown command";

    private final GtpConnection connection;

    public MoveReplies(GtpConnection connection) {
        this.connection = connection;
    }

    /** What a reply to {@code play} means. */
    public Answer answer(Board board, PlayedMove turn, Reply reply) {
        return understood(board, turn, reply)
                .orElseThrow(() -> connection.nonsense(turn.command(), reply, "a move taken or refused"));
    }

    /** What a reply to {@code play} means; empty if it is neither that the move is taken nor that it is refused. */
    public Optional<Answer> understood(Board board, PlayedMove turn, Reply reply) {
        if (reply.success()) {
            return Optional.of(new Answer.Accepted());
        }
        // Moves are sent as the protocol has them, so any other failure is a refusal, in whatever words.
        if (reply.text().toLowerCase(Locale.ROOT).contains(UNKNOWN)) {
            return Optional.empty();
        }
        return Optional.of(new Answer.Refused(RefusalWords.in(reply.text()), PrintedText.clean(reply.text())));
    }

    private static boolean onBoard(Board board, PlayedMove turn) {
        return !(turn.move() instanceof Move.Play play) || board.contains(play.point());
    }

    /**
     * What it means that a move was asked about and then tried.
     *
     * @param judge the channel asked; its replies come first
     */
    public Answer judged(
            Board board,
            PlayedMove turn,
            Reply tried,
            Optional<Channel<PlayedMove, Boolean>> judge,
            List<Reply> replies) {
        Answer answer = answer(board, turn, tried);
        if (judge.isEmpty()) {
            return answer;
        }
        boolean legal;
        try {
            legal = judge.get().reading().read(board, turn, replies);
        } catch (MisreadException e) {
            if (onBoard(board, turn)) {
                throw connection.senseless(judge.get().commands().apply(turn).get(0), e.getMessage());
            }
            // Of a point that is not on the board many an engine says no more than that it does not understand.
            return answer;
        }
        if (answer instanceof Answer.Refused refused && legal) {
            return new Answer.Refused(
                    refused.reason(),
                    refused.words() + ", though " + judge.get().name() + " says that it is legal");
        }
        return answer instanceof Answer.Accepted && !legal
                ? new Answer.Tolerated(judge.get().name() + " says that it is illegal")
                : answer;
    }
}
