package touchstone.formats.yaml;

/** A file is not YAML, or its contents are invalid. The message says what and what to do, but not where. */
public final class YamlException extends RuntimeException {

    private final int line;

    /** @param line from 1 */
    public YamlException(int line, String message) {
        super(message);
        this.line = line;
    }

    /** From 1. */
    public int line() {
        return line;
    }
}
