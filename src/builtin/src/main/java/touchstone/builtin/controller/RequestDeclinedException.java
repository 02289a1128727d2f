package touchstone.builtin.controller;

/** A request cannot be carried out; nothing has changed. */
public final class RequestDeclinedException extends RuntimeException {

    /** @param message why, in the protocol's own words where it has such */
    public RequestDeclinedException(String message) {
        super(message);
    }
}
