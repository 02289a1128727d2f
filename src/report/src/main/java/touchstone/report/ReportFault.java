package touchstone.report;

/** A report that could not be made, and why. The results it would have shown are untouched. */
public final class ReportFault extends RuntimeException {

    ReportFault(String message) {
        super(message);
    }

    ReportFault(String message, Throwable cause) {
        super(message, cause);
    }
}
