package touchstone.subject;

/**
 * Who a subject is.
 *
 * @param id how the run and its reports tell it from the others; unique in a run
 * @param name what it calls itself, untrusted text
 * @param version what it says of its version, untrusted text; empty if nothing
 * @param command how it was started: a command line, or {@code built in}
 */
public record Identity(String id, String name, String version, String command) {

    public Identity withId(String other) {
        return new Identity(other, name, version, command);
    }
}
