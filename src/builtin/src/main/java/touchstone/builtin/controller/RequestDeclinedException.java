package touchstone.builtin.controller;

/** What was asked for can't be done, and nothing has changed. */
public final class RequestDeclinedException extends RuntimeException {

    /** @param message why, in the protocol's own words where it has such */
    public RequestDeclinedException(String message) {
        super(message);
    }
}
