package touchstone.formats.file;

import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file can't be used, in words: some exceptions of Java name the file and say nothing else. */
public final class FileReason {

    private FileReason() {}

    /** A phrase without full stop. */
    public static String of(Exception why) {
        // An unchecked one would say the name of Java's class.
        Throwable cause = why instanceof UncheckedIOException ? why.getCause() : why;
        if (cause instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (cause instanceof NoSuchFileException file) {
            return "there is no " + file.getFile();
        }
        if (cause instanceof FileAlreadyExistsException file) {
            return file.getFile() + " is a file";
        }
        return cause instanceof FileSystemException file && file.getReason() != null
                ? file.getReason()
                : String.valueOf(cause.getMessage());
    }
}
