package touchstone.report;

/** A report could not be made; the message says why. The results it would have shown are untouched. */
public final class ReportException extends RuntimeException {

    public ReportException(String message) {
        super(message);
    }

    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}
