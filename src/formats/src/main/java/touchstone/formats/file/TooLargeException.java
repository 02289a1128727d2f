package touchstone.formats.file;

import java.io.IOException;
import java.util.Locale;

/** A file is larger than any of its kind. The message says how large one may be. */
public final class TooLargeException extends IOException {

    private static final long serialVersionUID = 1;

    /** @param most how many bytes there may be */
    public TooLargeException(long most) {
        this(most, "bytes; such a file");
    }

    private TooLargeException(long most, String ofWhat) {
        super(String.format(Locale.ROOT, "more than %,d %s may have no more", most, ofWhat));
    }

    /** @param most how many characters a line may have */
    public static TooLargeException line(long most) {
        return new TooLargeException(most, "characters; a line");
    }

    /** @param most how many characters a game may have */
    public static TooLargeException game(long most) {
        return new TooLargeException(most, "characters; a game");
    }
}
