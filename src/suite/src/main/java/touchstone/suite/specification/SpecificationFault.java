package touchstone.suite.specification;

import java.nio.file.Path;

/** Something in the feature files or rulesets is wrong. The message is one line: file, line, column, what and what to do. */
public final class SpecificationFault extends RuntimeException {

    public SpecificationFault(Path file, int line, String message) {
        super(file + ":" + line + ": " + message);
    }

    public SpecificationFault(Path file, int line, int column, String message) {
        super(file + ":" + line + ":" + column + ": " + message);
    }

    /** For a folder or file as a whole. */
    public SpecificationFault(Path file, String message) {
        super(file + ": " + message);
    }
}
