package touchstone.formats.file;

import java.io.IOException;
import java.util.Locale;

/** A file is larger than any of its kind. The message says how large one may be. */
public final class TooLargeException extends IOException {

    private static final long serialVersionUID = 1;

    /** @param most how many bytes there may be */
    public TooLargeException(long most) {
        super(String.format(Locale.ROOT, "more than %,d bytes; such a file may have no more", most));
    }
}
