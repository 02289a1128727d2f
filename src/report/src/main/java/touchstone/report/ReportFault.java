package touchstone.report;

/** A report that could not be made, and why. The results it would have shown are untouched. */
public final class ReportFault extends RuntimeException {

    public ReportFault(String message) {
        super(message);
    }

    public ReportFault(String message, Throwable cause) {
        super(message, cause);
    }
}
