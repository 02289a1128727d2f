package touchstone.suite.certificate.signature;

import java.nio.file.Path;

/** A file holds no key or no signature. The message begins with the file, and quotes nothing of it. */
public final class PemException extends RuntimeException {

    private static final long serialVersionUID = 1;

    PemException(Path file, String what) {
        super(file + ": " + what);
    }
}
