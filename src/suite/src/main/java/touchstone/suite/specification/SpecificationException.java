package touchstone.suite.specification;

import java.nio.file.Path;

/** A feature file or ruleset is wrong. The message is one line: file, line, column, what and what to do. */
public final class SpecificationException extends RuntimeException {

    public SpecificationException(Path file, int line, String message) {
        super(file + ":" + line + ": " + message);
    }

    public SpecificationException(Path file, int line, int column, String message) {
        super(file + ":" + line + ":" + column + ": " + message);
    }

    /** For a folder or file as a whole. */
    public SpecificationException(Path file, String message) {
        super(file + ": " + message);
    }
}
