package touchstone.gtp.reading;

import touchstone.gtp.client.Reply;
import touchstone.process.PrintedText;
import touchstone.reference.Board;

/** An answer names points, as it should, but of another board: it can be read, and is wrong. */
public final class OffBoardException extends MisreadException {

    OffBoardException(Reply reply, Board board) {
        super(PrintedText.quoted(reply.shown()) + " where a list of points of a " + board + " board was expected");
    }
}
