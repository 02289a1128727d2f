package touchstone.suite.certificate;

/**
 * A fault of a certificate.
 *
 * @param where in it: a member, a line, a clause or a scenario
 * @param what is wrong, as a sentence without full stop; may quote untrusted text
 */
public record Defect(String where, String what) {

    /** Both in a line. */
    @Override
    public String toString() {
        return where + ": " + what;
    }
}
