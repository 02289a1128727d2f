package touchstone.laboratory.fuzz;

/** What can't be joined, and why, as a sentence without full stop. */
public final class MergeFault extends RuntimeException {

    MergeFault(String message) {
        super(message);
    }
}
