package touchstone.subject;

/** The subject lacks a capability, so a scenario says nothing about it. */
public final class Unsupported extends RuntimeException {

    private final Capability capability;

    /** @param why what showed that it is missing, as a sentence without full stop */
    public Unsupported(Capability capability, String why) {
        super(why);
        this.capability = capability;
    }

    /** For a capability the subject was never seen to have. */
    public Unsupported(Capability capability) {
        this(capability, "the subject is not known for a way in which it " + capability.meaning());
    }

    public Capability capability() {
        return capability;
    }
}
