package touchstone.suite.baseline;

import java.io.IOException;
import java.nio.file.Path;

/** A file is no baseline, or one for another claim. The message is one line: file, line, what and what to do. */
public final class BaselineException extends RuntimeException {

    BaselineException(Path file, int line, String message) {
        super(file + ":" + line + ": " + message);
    }

    /** For results that can't be read as such, of which the cause says file and line. */
    BaselineException(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** For a file as a whole. */
    BaselineException(Path file, String message) {
        super(file + ": " + message);
    }
}
