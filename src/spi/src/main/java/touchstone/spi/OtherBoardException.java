package touchstone.spi;

/** After a record was loaded, the subject shows a board of another size than the record's. The message is a sentence. */
public final class OtherBoardException extends RuntimeException {

    /** @param message what the subject shows */
    public OtherBoardException(String message) {
        super(message);
    }
}
