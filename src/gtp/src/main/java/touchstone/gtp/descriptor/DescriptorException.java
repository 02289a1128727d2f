package touchstone.gtp.descriptor;

/** A descriptor is wrong, or lacks something it needs. The message is one line: where, what and what to do. */
public final class DescriptorException extends RuntimeException {

    public DescriptorException(String message) {
        super(message);
    }
}
