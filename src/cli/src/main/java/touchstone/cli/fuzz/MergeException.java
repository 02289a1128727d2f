package touchstone.cli.fuzz;

/** Shards cannot be merged; the reason is a sentence without full stop. */
public final class MergeException extends RuntimeException {

    MergeException(String message) {
        super(message);
    }
}
