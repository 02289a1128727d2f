package touchstone.gtp.reading;

import touchstone.gtp.client.Reply;
import touchstone.process.PrintedText;

/** An answer cannot be an answer to the question. The message says why, as the rest of "it answered". */
public sealed class MisreadException extends RuntimeException permits OffBoardException {

    MisreadException(String why) {
        // An answer to a question that is asked often, and no fault of ours: nobody looks at where it was thrown.
        super(why, null, false, false);
    }

    /** @param expected what would have made sense */
    public static MisreadException of(Reply reply, String expected) {
        return new MisreadException(PrintedText.quoted(reply.shown()) + " where " + expected + " was expected");
    }
}
