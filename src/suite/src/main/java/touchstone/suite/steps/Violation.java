package touchstone.suite.steps;

/** The subject's answer contradicts the clause. */
public final class Violation extends AssertionError {

    private final String expected;
    private final String actual;

    /**
     * @param expected what the clause asks for
     * @param actual what the subject answered, as a clause without full stop
     */
    public Violation(String expected, String actual) {
        super("expected: " + expected + "; but " + actual);
        this.expected = expected;
        this.actual = actual;
    }

    public String expected() {
        return expected;
    }

    public String actual() {
        return actual;
    }
}
