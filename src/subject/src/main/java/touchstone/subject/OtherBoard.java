package touchstone.subject;

/** After a record was loaded, the subject shows a board of another size than the record's. The message is a sentence. */
public final class OtherBoard extends RuntimeException {

    /** @param message what the subject shows */
    public OtherBoard(String message) {
        super(message);
    }
}
