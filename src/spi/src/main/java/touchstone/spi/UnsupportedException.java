package touchstone.spi;

/** The subject lacks a capability. A scenario that needs it is unsupported, which is no violation. */
public final class UnsupportedException extends RuntimeException {

    private final Capability capability;

    /** @param why what shows that the capability is missing, as a sentence without full stop */
    public UnsupportedException(Capability capability, String why) {
        // An answer, and no fault: nobody looks at where it was thrown.
        super(why, null, false, false);
        this.capability = capability;
    }

    /** For a capability that the subject does not claim. */
    public UnsupportedException(Capability capability) {
        this(capability, "the subject is not known for a way in which it " + capability.meaning());
    }

    public Capability capability() {
        return capability;
    }
}
