package touchstone.spi;

/**
 * Who a subject is.
 *
 * @param id its name in a run and in reports, unique in a run
 * @param name the name it gives itself, untrusted text
 * @param version the version it gives, untrusted text; empty if it gives none
 * @param command the command line it was started with, after {@link #RPC} if it speaks the subject protocol; {@code built in}; or
 *     the name of a file after {@link #REPORTED}
 */
public record Identity(String id, String name, String version, String command) {

    /** With this begins how a subject is named that is a program and speaks the subject protocol. */
    public static final String RPC = "rpc:";

    /** With this begins the name of the file with what a subject's own tests reported, which nobody here has started. */
    public static final String REPORTED = "reported:";

    /** Whether what is known of it was reported by its own tests, and was not observed. */
    public boolean wasReported() {
        return command.startsWith(REPORTED);
    }

    /** The same under another id. */
    public Identity withId(String other) {
        return new Identity(other, name, version, command);
    }
}
