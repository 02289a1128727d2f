package touchstone.suite.certificate;

import java.nio.file.Path;

/** A file is not a valid certificate. The message begins with the file. */
public final class CertificateException extends RuntimeException {

    private final String what;

    CertificateException(Path file, String what) {
        super(file + ": " + what);
        this.what = what;
    }

    /** What is wrong, without the file. May quote untrusted text. */
    public String what() {
        return what;
    }
}
