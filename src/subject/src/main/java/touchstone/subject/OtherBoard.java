package touchstone.subject;

/** Once a record is loaded the subject shows a board of another size than the record's. The message is a sentence. */
public final class OtherBoard extends RuntimeException {

    /** @param message what the subject shows instead */
    public OtherBoard(String message) {
        super(message);
    }
}
