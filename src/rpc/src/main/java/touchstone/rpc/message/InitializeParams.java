package touchstone.rpc.message;

/**
 * Who asks.
 *
 * @param protocol the newest version of the protocol that is understood
 * @param version of Touchstone
 */
public record InitializeParams(int protocol, String version) {
    public InitializeParams {
        if (protocol < 1) {
            throw new IllegalArgumentException("there is no version " + protocol + " of the protocol: the first is 1");
        }
    }
}
