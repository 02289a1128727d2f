package touchstone.gtp.descriptor;

/** A descriptor makes no sense, or something it needs was not given. The message is one line: where, what and what to do. */
public final class DescriptorFault extends RuntimeException {

    public DescriptorFault(String message) {
        super(message);
    }
}
