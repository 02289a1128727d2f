package touchstone.cli.fuzz;

/** What can't be joined, and why, as a sentence without full stop. */
public final class MergeException extends RuntimeException {

    MergeException(String message) {
        super(message);
    }
}
