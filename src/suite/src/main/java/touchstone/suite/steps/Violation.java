package touchstone.suite.steps;

/** The subject's answer contradicts the clause. */
public final class Violation extends AssertionError {

    private final String expected;
    private final String actual;

    Violation(String expected, String actual) {
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
