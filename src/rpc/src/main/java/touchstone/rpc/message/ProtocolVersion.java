package touchstone.rpc.message;

/** The version of the subject protocol. It grows when a message is removed, renamed, or means something else; not when one is added. */
public final class ProtocolVersion {

    /** The one that is spoken here. */
    public static final int CURRENT = 1;

    private ProtocolVersion() {}
}
