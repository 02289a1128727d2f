package touchstone.report;

/** A report that could not be made, and why. The results it would have shown are untouched. */
public final class ReportException extends RuntimeException {

    public ReportException(String message) {
        super(message);
    }

    public ReportException(String message, Throwable cause) {
        super(message, cause);
    }
}
