package touchstone.gtp.descriptor;

/** A descriptor makes no sense, or something it needs was not given. The message is one line: where, what and what to do. */
public final class DescriptorException extends RuntimeException {

    public DescriptorException(String message) {
        super(message);
    }
}
