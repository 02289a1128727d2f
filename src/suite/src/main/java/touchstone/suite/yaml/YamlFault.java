package touchstone.suite.yaml;

/** A file is no YAML, or says a thing twice. The message says what and what to do, and leaves the place to the caller. */
public final class YamlFault extends RuntimeException {

    private final int line;

    YamlFault(int line, String message) {
        super(message);
        this.line = line;
    }

    /** From 1. */
    public int line() {
        return line;
    }
}
